import type { FastifyReply } from 'fastify'
import type { Config } from '../platform/config.ts'

/** Names what a purge removes, for a CDN that understands `Cache-Tag` or `Surrogate-Key`. */
export const CDN_TAG = 'shop'

/** What a CDN and other caches in front of the shop may do with answers. */
export interface SharedCaching {
  /** For an answer that is the same for everybody: browsers ask each time whether it is still current, a shared cache only after some seconds. */
  forAll(reply: FastifyReply): void
  /** Names an answer for the purge. */
  tag(reply: FastifyReply): void
}

export function sharedCaching({ cdn }: Pick<Config, 'cdn'>): SharedCaching {
  const value = `public, max-age=0, s-maxage=${cdn.seconds}`
  const tag: SharedCaching['tag'] = (reply) => {
    if (cdn.purge !== null) reply.header('cache-tag', CDN_TAG).header('surrogate-key', CDN_TAG)
  }
  return {
    forAll(reply) {
      reply.header('cache-control', value)
      tag(reply)
    },
    tag,
  }
}
