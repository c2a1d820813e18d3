import type { Operation } from '../../../contract/operation.ts'
import { listing } from '../listing.ts'

export const listImages: Operation<'listImages'> = async (call, services) => ({
  success: true,
  code: 200,
  data: await listing(call, services),
})
