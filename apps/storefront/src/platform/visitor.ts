import { take } from '@chitra/api-client'
import { api } from './api.ts'
import { readStored, writeStored } from './storage.ts'

/** Milliseconds after the load until what nobody waits for begins (APP-02, SRCH-12). */
export const DEFERRED = 10_000

/** Tells our own server what is looked for, and keeps where the visitor seems to be: the server's word, nobody else's (APP-02, SRCH-12, D-13). */
export async function reportVisit(keyword?: string): Promise<void> {
  const known = storedIpInfo()
  try {
    const { data } = await take(
      api.POST('/api/store/ip-info', { body: { ...known, ...(keyword === undefined ? {} : { search_keyword: keyword }) } }),
    )
    writeStored('ip_info', JSON.stringify(data))
  } catch {
    // Nobody waits for it, and nothing depends on it.
  }
}

/** What the server said before; nothing where the stored text is not that. */
function storedIpInfo(): Partial<Record<'ip_address' | 'country' | 'state', string>> {
  try {
    const known: unknown = JSON.parse(readStored('ip_info') ?? '{}')
    if (typeof known !== 'object' || known === null) return {}
    return Object.fromEntries(
      (['ip_address', 'country', 'state'] as const).flatMap((name) => {
        const value: unknown = Reflect.get(known, name)
        return typeof value === 'string' ? [[name, value.slice(0, 64)]] : []
      }),
    )
  } catch {
    return {}
  }
}
