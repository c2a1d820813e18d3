import type { Operation } from '../../../contract/operation.ts'
import { listing } from '../listing.ts'

export const filterImages: Operation<'filterImages'> = async (call, services) => ({
  success: true,
  code: 200,
  data: await listing(call, services),
})
