import type { Needs } from './needs.ts'
import { CDN_TAG } from './shared-caching.ts'

/** Milliseconds between two looks for a change. */
const LOOK_EVERY = 1_000
/** Milliseconds between two purges at least: an import changes something many times a second, and CDNs limit the calls. */
const PURGE_EVERY = 10_000
/** Milliseconds until a CDN must have answered. */
const PATIENCE = 10_000

export interface Purging {
  stop(): Promise<void>
}

/**
 * Tells a CDN to forget what it holds when the catalogue or a text has changed (`CDN_PURGE_URL`): a POST with the tag in JSON, as Cloudflare expects it; who names
 * the tag in the address ignores that. A purge that fails is tried again.
 * @param lookEvery milliseconds between two looks; @param purgeEvery between two purges at least
 */
export function startPurging(
  { config: { cdn }, contentVersion, log }: Pick<Needs, 'config' | 'contentVersion' | 'log'>,
  { lookEvery = LOOK_EVERY, purgeEvery = PURGE_EVERY } = {},
): Purging {
  const { purge } = cdn
  if (purge === null) return { stop: async () => undefined }
  const { url, header } = purge
  const closing = new AbortController()
  /** What the CDN may hold; null at the start, when it may hold what the process before has answered. */
  let purged: string | null = null
  /** The version at the last look: only one that was there a look ago is purged, because other processes notice it a tenth of a second later. */
  let seen: string | null = null
  let purgedAt = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null

  async function look(): Promise<void> {
    const version = await contentVersion()
    const isSettled = version !== null && version === seen
    seen = version
    if (!isSettled || version === purged || performance.now() - purgedAt < purgeEvery) return
    purgedAt = performance.now()
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(header === null ? {} : { [header.name]: header.value }) },
        body: JSON.stringify({ tags: [CDN_TAG] }),
        redirect: 'error',
        signal: AbortSignal.any([closing.signal, AbortSignal.timeout(PATIENCE)]),
      })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error(`it answers ${answer.status}`)
      purged = version
      log.info('the CDN was told of a change')
    } catch (error) {
      if (!closing.signal.aborted) log.warn({ error: String(error) }, 'the CDN could not be told of a change; it is tried again')
    }
  }

  const timer = setInterval(() => {
    running ??= look().finally(() => (running = null))
  }, lookEvery)
  return {
    async stop() {
      clearInterval(timer)
      closing.abort()
      await running
    },
  }
}
