import type { Operation } from '../../../contract/operation.ts'
import { listing } from '../listing.ts'
import type { Needs } from '../needs.ts'

export const filterImages: Operation<'filterImages', Pick<Needs, 'categoryIds' | 'search' | 'listed' | 'searches'>> = async (
  call,
  services,
) => ({
  success: true,
  code: 200,
  data: await listing(call, services),
})
