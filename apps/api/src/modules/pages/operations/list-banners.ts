import type { Operation } from '../../../contract/operation.ts'
import { banners } from '../pages-store.ts'

export const listBanners: Operation<'listBanners'> = async (_, { db }) => ({
  success: true,
  code: 200,
  data: { banners: await banners(db) },
})
