import { take } from '@chitra/api-client'
import { api } from './api.ts'
import { readStored, writeStored } from './storage.ts'

/** Asks our own server where the visitor seems to be, and keeps its word; nobody else is asked (APP-02, D-13). */
export async function learnIpInfo(): Promise<void> {
  try {
    const { data } = await take(api.GET('/api/ip-info'))
    writeStored('ip_info', JSON.stringify(data))
  } catch {
    // Nobody waits for it, and nothing depends on it.
  }
}

/** Tells our own server what is looked for, with where from (SRCH-12). */
export async function reportSearch(keyword: string): Promise<void> {
  const body = { ...storedIpInfo(), search_keyword: keyword.slice(0, 200) }
  await take(api.POST('/api/store/ip-info', { body })).catch(() => undefined)
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
