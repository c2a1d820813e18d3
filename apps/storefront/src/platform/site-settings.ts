import { take } from '@chitra/api-client'
import { api } from './api.ts'
import { isServer } from './is-server.ts'

export type SiteSettings = Awaited<ReturnType<typeof fetchSettings>>

const fetchSettings = async () => (await take(api.GET('/api/site-settings'))).data
let settings: ReturnType<typeof fetchSettings> | undefined

/** What the operator has configured; fetched once a visit. A failed attempt is made again at the next need. */
export function siteSettings(): ReturnType<typeof fetchSettings> {
  if (isServer) return fetchSettings()
  settings ??= fetchSettings().catch((error: unknown) => {
    settings = undefined
    throw error
  })
  return settings
}

/** Takes over what came with the page. */
export function rememberSettings(given: SiteSettings): void {
  settings = Promise.resolve(given)
}
