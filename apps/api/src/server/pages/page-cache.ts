import { LRUCache } from 'lru-cache'

/** An entry of the cache and its size in bytes. */
export interface Sized {
  bytes: number
}

export interface PageCacheOptions<Page extends Sized> {
  /** Renders the page at an address. */
  render: (address: string) => Promise<Page>
  /** Whether a page may be cached. */
  mayKeep: (page: Page) => boolean
  /** Changes whenever the content of a page may have changed; null if it is not known. */
  version: () => Promise<string | null>
  /** Limit for all cached pages together. */
  maxBytes: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Milliseconds until a cached page expires, because it may depend on more than the version covers. */
const KEPT_FOR = 60_000

/** Caches pages that are the same for everybody. Simultaneous requests for a page share one rendering. */
export function pageCache<Page extends Sized>({
  render,
  mayKeep,
  version,
  maxBytes,
  now = () => performance.now(),
}: PageCacheOptions<Page>) {
  const kept = new LRUCache<string, { page: Page; version: string; until: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }, address) => page.bytes + address.length,
  })
  const pending = new Map<string, Promise<Page>>()

  async function make(address: string, current: string): Promise<Page> {
    const page = await render(address)
    if (mayKeep(page)) kept.set(address, { page, version: current, until: now() + KEPT_FOR })
    return page
  }

  return async (address: string): Promise<Page> => {
    const current = await version()
    // Without a version a cached page may be out of date, so the page is rendered for this request only.
    if (current === null) return await render(address)
    const found = kept.get(address)
    if (found?.version === current && now() < found.until) return found.page
    const key = `${current} ${address}`
    const started = pending.get(key) ?? make(address, current).finally(() => pending.delete(key))
    pending.set(key, started)
    return await started
  }
}
