import type { Operation } from '../../../contract/operation.ts'
import { banners } from '../pages-store.ts'
import type { Needs } from '../needs.ts'

export const listBanners: Operation<'listBanners', Pick<Needs, 'reads'>> = async (_, { reads }) => ({
  success: true,
  code: 200,
  data: { banners: await banners(reads) },
})
