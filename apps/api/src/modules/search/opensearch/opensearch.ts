import * as z from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { Log } from '../../../platform/log.ts'
import { type Follower, hasSeenAll } from '../../changes/index.ts'
import type { Answer, FollowingEngine, Question } from '../engine.ts'
import { MAX_PHRASE } from '../terms.ts'
import { type Calls, createCalls } from './calls.ts'
import { type Comparison, createComparison } from './comparison.ts'
import { WINDOW } from './documents.ts'
import { createFeed, type Feed } from './feed.ts'
import { createOutage } from './outage.ts'
import { findBody, suggestBody } from './queries.ts'

/** Milliseconds between two looks at how far the engine is. */
const LOOK_EVERY = 400
/** The same, while another process feeds what this one waits for. */
const LOOK_SOON = 50
/** Milliseconds without a look after which the engine may have lost its index. */
const CURRENT_FOR = 1_500
/** So that searches do not wait for a slow engine one after the other. */
const REST_FOR = 5_000
const COMPARE_EVERY = 60_000
/** The same, after the database was away: its last changes may have been taken back. */
const COMPARE_SOON = 1_000
const TAKE_OVER_AFTER = 10_000

export interface OpenSearchOptions {
  database: Pick<Database, 'db'>
  changes: Follower
  /** Of the cluster, with user and password. */
  url: string
  log: Log
  /** Milliseconds after which another process that feeds and writes nothing is taken to be gone. */
  takeOverAfter?: number
  /** Milliseconds for which an engine that did not answer a search is not asked. */
  restFor?: number
}

export interface OpenSearch extends FollowingEngine {
  /** Feeds at once what the follower has told, or sees that it is fed. */
  look(): Promise<void>
  /** Compares the next part of the index with the tables, and writes it again if it differs. Returns whether it differed. */
  compare(): Promise<boolean>
}

interface Parts {
  calls: Calls
  feed: Feed
  comparison: Comparison
}

const Phrases = z.object({
  phrases: z.object({ doc_count_error_upper_bound: z.number(), buckets: z.array(z.object({ key: z.string() })) }),
})

/** The index of all searchable items in OpenSearch, which all processes share (docs/decisions/0045-search-in-opensearch.md). */
export function createOpenSearch({
  database: { db },
  changes,
  url,
  log,
  takeOverAfter = TAKE_OVER_AFTER,
  restFor = REST_FOR,
}: OpenSearchOptions): OpenSearch {
  const closing = new AbortController()
  const feeding = createOutage(
    log,
    'the search engine cannot be kept up to date; searches are answered by the database',
    'the search engine is up to date again',
  )
  const answering = createOutage(
    log,
    'the search engine did not answer a search; the database does',
    'the search engine answers searches again',
  )
  let parts: Parts | null = null
  /** Up to where changes have been told that an answer must contain. */
  let wanted: string | null = null
  /** Up to where the engine has been fed, as of the last look. */
  let fed: string | null = null
  let lookedAt = Number.NEGATIVE_INFINITY
  let restsUntil = Number.NEGATIVE_INFINITY
  let failuresSeen = 0
  let isComparingAll = false
  let looking: Promise<void> | null = null
  let nextLook: NodeJS.Timeout | undefined
  let nextComparison: NodeJS.Timeout | undefined

  const isFed = (): boolean => fed !== null && wanted !== null && hasSeenAll(fed, wanted)

  async function lookOnce(): Promise<void> {
    clearTimeout(nextLook)
    const here = changes.position()
    if (parts === null || wanted === null || here === null || closing.signal.aborted) return
    const began = performance.now()
    let hasFailed = false
    try {
      fed = await parts.feed.bringTo(wanted, here)
      lookedAt = began
      feeding.worked()
    } catch (error) {
      hasFailed = true
      if (!closing.signal.aborted) feeding.failed(error)
    }
    if (!closing.signal.aborted) nextLook = setTimeout(() => void look(), isFed() || hasFailed ? LOOK_EVERY : LOOK_SOON).unref()
  }
  const look = (): Promise<void> => (looking ??= lookOnce().finally(() => (looking = null)))

  async function lookAgain(): Promise<void> {
    // One under way may have begun too early.
    await looking
    await look()
  }

  // Not waited for: others are told the same changes, and need no search engine.
  changes.subscribe(({ position }) => {
    wanted = position.snapshot
    void lookAgain()
  })

  /** What the engine answers; null while it is behind or gone. */
  async function answer<T>(ask: (calls: Calls) => Promise<T>): Promise<T | null> {
    const now = performance.now()
    if (parts === null || !isFed() || !changes.isCurrent() || now - lookedAt > CURRENT_FOR || now < restsUntil) return null
    try {
      const answered = await ask(parts.calls)
      answering.worked()
      return answered
    } catch (error) {
      if (closing.signal.aborted) return null
      restsUntil = performance.now() + restFor
      answering.failed(error)
      return null
    }
  }

  async function find(calls: Calls, question: Question): Promise<Answer | null> {
    if (question.colour !== null || question.among !== null) return null
    if (question.offset + question.limit <= WINDOW) {
      const { ids, total } = await calls.ask(findBody(question))
      return { ids, count: total }
    }
    // The engine would keep all entries up to the page in order.
    const { total } = await calls.ask(findBody({ ...question, offset: 0, limit: 0 }))
    return question.offset < total ? null : { ids: [], count: total }
  }

  async function suggest(calls: Calls, prefix: string, category: number | null, limit: number): Promise<string[] | null> {
    // Also keeps the engine's regular expressions short.
    if (prefix.length > MAX_PHRASE) return []
    const { phrases } = Phrases.parse((await calls.ask(suggestBody(prefix, category, limit))).aggregations)
    return phrases.doc_count_error_upper_bound === 0 ? phrases.buckets.map(({ key }) => key) : null
  }

  async function compareRegularly(comparison: Comparison): Promise<void> {
    const failures = changes.failures()
    if (failures !== failuresSeen && changes.isCurrent()) {
      failuresSeen = failures
      isComparingAll = true
      comparison.restart()
    }
    if (isFed())
      await comparison
        .next()
        .catch((error: unknown) => log.debug({ error: String(error) }, 'the search engine could not be compared with its tables'))
    if (comparison.isRoundOver()) isComparingAll = false
    compareLater(comparison)
  }

  function compareLater(comparison: Comparison): void {
    if (closing.signal.aborted) return
    nextComparison = setTimeout(() => void compareRegularly(comparison), isComparingAll ? COMPARE_SOON : COMPARE_EVERY).unref()
  }

  return {
    start() {
      const here = changes.position()
      if (here === null) throw new Error('the follower of changes has not started')
      wanted = here.snapshot
      const calls = createCalls(url, here.database)
      const feed = createFeed({ db, calls, feeder: newId(), takeOverAfter, signal: closing.signal })
      const comparison = createComparison({
        db,
        calls,
        feed,
        async catchUp() {
          await changes.look()
          await lookAgain()
        },
        onDifference: (from, to) => log.warn({ from, to }, 'a part of the search index differs from its tables and is written again'),
      })
      parts = { calls, feed, comparison }
      void look()
      compareLater(comparison)
    },
    look: lookAgain,
    compare: async () => (await parts?.comparison.next()) ?? false,
    find: (question) => answer((calls) => find(calls, question)),
    suggest: (prefix, category, limit) => answer((calls) => suggest(calls, prefix, category, limit)),
    async stop() {
      closing.abort()
      clearTimeout(nextLook)
      clearTimeout(nextComparison)
      await looking
      await parts?.calls.close()
    },
  }
}
