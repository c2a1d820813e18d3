import { take } from '@chitra/api-client'
import { api } from './api.ts'

export type SiteSettings = Awaited<ReturnType<typeof fetchSettings>>

const fetchSettings = async () => (await take(api.GET('/api/site-settings'))).data
let settings: ReturnType<typeof fetchSettings> | undefined
let known: SiteSettings | null = null

/** What is known by now, without waiting. */
export const knownSettings = (): SiteSettings | null => known

/** What the operator has configured; fetched once a visit. A failed attempt is made again at the next need. */
export function siteSettings(): ReturnType<typeof fetchSettings> {
  settings ??= fetchSettings().then(
    (answer) => (known = answer),
    (error: unknown) => {
      settings = undefined
      throw error
    },
  )
  return settings
}
