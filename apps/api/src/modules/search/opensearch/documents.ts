import type { API } from '@opensearch-project/opensearch'
import * as z from 'zod'
import type { Entry } from '../memory/entry.ts'

/** Changes with the fields below: processes of two releases beside each other then have an index each. */
export const LAYOUT = 3

/** The deepest page that the engine is asked for. */
export const WINDOW = 100_000

/** The document that says how far the index has been fed; in the index itself, so that both are lost together or not at all. */
export const STATE_ID = 'state'

/** How many shards there are is left to the cluster: its default is one, and an index template can say more. */
export const INDEX = {
  settings: {
    index: {
      max_result_window: WINDOW,
      // A refresh must reach every copy before a process is told that a change is there.
      replication: { type: 'DOCUMENT' },
      // For so long the engine remembers a removed item's version, so that a late writer does not bring it back.
      gc_deletes: '10m',
    },
  },
  mappings: {
    dynamic: 'strict',
    properties: {
      id: { type: 'long' },
      hash: { type: 'integer', index: false },
      score: { type: 'integer' },
      created: { type: 'long' },
      category: { type: 'keyword' },
      orient: { type: 'keyword' },
      height: { type: 'integer' },
      width: { type: 'integer' },
      price: { type: 'integer' },
      covered: { type: 'keyword' },
      terms: { type: 'keyword', doc_values: false },
      phrases: { type: 'keyword' },
      state: { type: 'object', enabled: false },
    },
  },
} satisfies API.Indices_Create_RequestBody

/** Without the palette: searches by colour are left to the tables. Numbers that are only looked up, never compared, are keywords: those have a list of items each. */
export const toDocument = ({ id, hash, score, created, category, orient, height, width, price, covered, terms, phrases }: Entry) => ({
  id,
  hash,
  score,
  created,
  category: String(category),
  orient: String(orient),
  height,
  width,
  price,
  covered: String(covered),
  terms: terms.map(String),
  phrases,
})

export const State = z.object({
  /** All changes that are visible in it are in the index, and can be found; null before the index was filled. */
  snapshot: z.string().nullable(),
  /** When that was, in milliseconds since 1970 by the database's clock. */
  at: z.number(),
  /** The number of the last one that fed, and the version of what it wrote. A later one has a greater number, in a new index as well. */
  claim: z.number(),
  /** The process that is feeding. */
  feeder: z.string().nullable(),
  /** Counts while it does. */
  beat: z.number(),
})
export type State = z.output<typeof State>
