import { useRouteLoaderData } from 'react-router-dom'
import { siteSettings, type SiteSettings } from '../platform/site-settings.ts'

export const SHOP_ROUTE = 'shop'

/** What the whole shop needs: the operator's settings, and null where they cannot be had; the links they hold are not there then. */
export interface ShopData {
  settings: SiteSettings | null
}

export const loader = async (): Promise<ShopData> => ({ settings: await siteSettings().catch(() => null) })

/** Once a visit. */
export const shouldRevalidate = (): boolean => false

export const useSettings = (): SiteSettings | null => useRouteLoaderData<ShopData>(SHOP_ROUTE)?.settings ?? null
