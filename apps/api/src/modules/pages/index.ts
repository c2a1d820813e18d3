export { getCmsPage } from './operations/get-cms-page.ts'
export { getHomePage } from './operations/get-home-page.ts'
export { getSiteSettings } from './operations/get-site-settings.ts'
export { listBanners } from './operations/list-banners.ts'
