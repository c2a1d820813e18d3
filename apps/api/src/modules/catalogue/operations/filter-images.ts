import type { Operation } from '../../../contract/operation.ts'
import { listing } from '../listing.ts'

export const filterImages: Operation<'filterImages'> = async ({ query }, services) => ({
  success: true,
  code: 200,
  data: await listing(query, services),
})
