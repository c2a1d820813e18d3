import type { FastifyReply } from 'fastify'
import type { Call, OperationId } from '../contract/operation.ts'
import { contentCache } from './content-cache.ts'
import { type KeptBody, keptBody } from './kept-body.ts'
import type { Needs } from './needs.ts'

/**
 * What everybody without a session is answered alike, from what `contentVersion` covers. Left out: what counts attempts (licences), what must be current
 * (health), what changes with every search (popular searches), and what is searched for by a picture of one's own, which nobody else asks for.
 */
const KEPT: ReadonlySet<OperationId> = new Set([
  'listImages',
  'filterImages',
  'suggestImages',
  'getImage',
  'listCategories',
  'getSiteSettings',
  'getCmsPage',
])
/** Limit of the cached answers, in bytes. */
const MAX_BYTES = 16 * 2 ** 20
/** Characters of what is asked; an answer to more is not cached. */
const MAX_KEY = 500
/** Milliseconds until a cached answer expires. */
const KEPT_FOR = 10_000

interface KeptAnswer extends Pick<KeptBody, 'bytes'> {
  body: KeptBody
  /** Words that the operation has counted as a search. */
  searched: string | null
}

type Run = (call: Call<OperationId>, services: Needs) => Promise<unknown>

export interface KeptAnswers {
  /** Whether the answer to this call is the same for everybody. */
  isKept(operationId: OperationId, call: Pick<Call<OperationId>, 'caller' | 'query'>): boolean
  /** The answer, serialised by the contract's schema. */
  answer(operationId: OperationId, call: Call<OperationId>, reply: FastifyReply, run: Run): Promise<KeptBody>
}

/** Whether a search is by a picture of one's own. */
export const isByOwnPicture = ({ query }: Pick<Call<OperationId>, 'query'>): boolean => 'look' in query && query.look !== undefined

/** Answers anonymous readers from memory until the catalogue changes: validated and counted as ever, but not read, serialised and compressed again. */
export function keptAnswers(services: Needs): KeptAnswers {
  const { contentVersion: version, searches } = services
  const contents = contentCache<KeptAnswer>({ version, maxBytes: MAX_BYTES, keptFor: KEPT_FOR })
  return {
    isKept: (operationId, call) => call.caller === null && KEPT.has(operationId) && !isByOwnPicture(call),
    async answer(operationId, call, reply, run) {
      let ran = false
      const make = async (): Promise<KeptAnswer> => {
        ran = true
        let searched: string | null = null
        const record: typeof searches.record = (search, address) => {
          searched = search
          searches.record(search, address)
        }
        const answer = await run(call, { ...services, searches: { ...searches, record } })
        const serialise = reply.getSerializationFunction('200', 'application/json')
        if (serialise === undefined) throw new Error(`no schema of the answer to ${operationId}`)
        const body = keptBody(Buffer.from(serialise(answer as Record<string, unknown>)))
        return { body, searched, bytes: body.bytes }
      }
      const key = JSON.stringify([operationId, call.params, call.query])
      const { body, searched } = key.length > MAX_KEY ? await make() : await contents(key, make)
      // Who is answered from memory has searched as well.
      if (!ran && searched !== null) searches.record(searched, call.ip)
      return body
    },
  }
}
