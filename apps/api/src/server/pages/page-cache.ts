import { LRUCache } from 'lru-cache'

/** What a cache holds, with the bytes that it takes. */
export interface Sized {
  bytes: number
}

export interface PageCacheOptions<Page extends Sized> {
  /** Makes the page of an address. */
  render: (address: string) => Promise<Page>
  /** Whether it may be kept for others. */
  mayKeep: (page: Page) => boolean
  /** Another text after each change of what pages are made of. */
  version: () => Promise<string>
  /** Bytes of all kept pages. */
  mostBytes: number
  /** Milliseconds, from a clock that never goes back. */
  now?: () => number
}

/** Milliseconds for which a version is believed without asking again. */
const VERSION_FOR = 100
/** Milliseconds for which a page is kept at most: what it says may depend on more than the version counts. */
const KEPT_FOR = 60_000

/** Keeps the pages that are the same for everybody. One rendering serves all who wait for it. */
export function pageCache<Page extends Sized>({
  render,
  mayKeep,
  version,
  mostBytes,
  now = () => performance.now(),
}: PageCacheOptions<Page>) {
  const kept = new LRUCache<string, { page: Page; version: string; until: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }, address) => page.bytes + address.length,
  })
  const underWay = new Map<string, Promise<Page>>()
  let asked: { version: Promise<string>; at: number } | undefined

  function currentVersion(): Promise<string> {
    if (asked !== undefined && now() - asked.at < VERSION_FOR) return asked.version
    const answer = version()
    asked = { version: answer, at: now() }
    // Not believed: the next visitor asks again.
    answer.catch(() => (asked = undefined))
    return answer
  }

  async function make(address: string, current: string): Promise<Page> {
    const page = await render(address)
    if (mayKeep(page)) kept.set(address, { page, version: current, until: now() + KEPT_FOR })
    return page
  }

  return async (address: string): Promise<Page> => {
    // Without a version nothing is known to be true still: the page is made anew, and says what there is to be said.
    const current = await currentVersion().catch(() => null)
    if (current === null) return await render(address)
    const found = kept.get(address)
    if (found?.version === current && now() < found.until) return found.page
    const key = `${current} ${address}`
    const started = underWay.get(key) ?? make(address, current).finally(() => underWay.delete(key))
    underWay.set(key, started)
    return await started
  }
}
