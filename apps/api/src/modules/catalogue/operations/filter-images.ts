import type { Operation } from '../../../contract/operation.ts'
import { listing, type NeedsOfListing } from '../listing.ts'

export const filterImages: Operation<'filterImages', NeedsOfListing> = async (call, services) => ({
  success: true,
  code: 200,
  data: await listing(call, services),
})
