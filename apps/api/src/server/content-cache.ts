import { LRUCache } from 'lru-cache'

/** An entry of the cache and its size in bytes. */
export interface Sized {
  bytes: number
}

export interface ContentCacheOptions<Content extends Sized> {
  /** Whether a content may be cached. */
  mayKeep?: (content: Content) => boolean
  /** Changes whenever a content may have changed; null if it is not known. */
  version: () => Promise<string | null>
  /** Limit for all cached contents together. */
  maxBytes: number
  /** Milliseconds until a cached content expires, because it may depend on more than the version covers. */
  keptFor: number
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Returns the content of a key, made by the given function unless it is cached. */
export type ContentCache<Content extends Sized> = (key: string, make: () => Promise<Content>) => Promise<Content>

/** Caches what is the same for everybody: rendered pages and answers. Simultaneous requests for a key share one making. */
export function contentCache<Content extends Sized>({
  mayKeep = () => true,
  version,
  maxBytes,
  keptFor,
  now = () => performance.now(),
}: ContentCacheOptions<Content>): ContentCache<Content> {
  const kept = new LRUCache<string, { content: Content; version: string; until: number }>({
    maxSize: maxBytes,
    sizeCalculation: ({ content }, key) => content.bytes + key.length,
  })
  const pending = new Map<string, Promise<Content>>()

  async function makeAndKeep(key: string, make: () => Promise<Content>, current: string): Promise<Content> {
    const content = await make()
    if (mayKeep(content)) kept.set(key, { content, version: current, until: now() + keptFor })
    return content
  }

  return async (key, make) => {
    const current = await version()
    // Without a version a cached content may be out of date, so it is made for this request only.
    if (current === null) return await make()
    const found = kept.get(key)
    if (found?.version === current && now() < found.until) return found.content
    const running = `${current} ${key}`
    const started = pending.get(running) ?? makeAndKeep(key, make, current).finally(() => pending.delete(running))
    pending.set(running, started)
    return await started
  }
}
