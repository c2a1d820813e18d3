import type { Operation } from '../../../contract/operation.ts'
import { listing } from '../listing.ts'

export const listImages: Operation<'listImages'> = async ({ query }, services) => ({
  success: true,
  code: 200,
  data: await listing(query, services),
})
