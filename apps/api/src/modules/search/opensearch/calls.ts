import type { API, Client } from '@opensearch-project/opensearch'
import * as z from 'zod'
import type { Entry } from '../memory/entry.ts'
import { INDEX, LAYOUT, State, STATE_ID, toDocument } from './documents.ts'

/** Milliseconds. An engine that is slower is not waited for: the tables answer. */
const ANSWER_WITHIN = 1_000
/** Milliseconds for what writes. */
const WRITE_WITHIN = 30_000

/** A state as it was read or written. */
export interface Stored {
  state: State
  /** Which write of it this is: its sequence number and its primary shard's term. */
  write: { if_seq_no: number; if_primary_term: number }
}

export interface Answered {
  ids: number[]
  total: number
  aggregations: unknown
}

/** The calls of one index. Each throws if the engine does not do all that it was asked. */
export interface Calls {
  /** Makes the index if it is not there. */
  create(): Promise<void>
  /** Null without an index, or without a state in it. */
  readState(): Promise<Stored | null>
  /** Writes it if the last one is `over`, or if there is none. Null if another process was first. */
  writeState(state: State, over: Stored | null): Promise<Stored | null>
  /** Writes entries and removes others, except those of which the engine has a later version. They are found after a refresh. */
  put(entries: readonly Entry[], removed: readonly number[], version: number): Promise<void>
  refresh(): Promise<void>
  /** From now on the index may be asked. */
  open(): Promise<void>
  /** Of an index that is open. */
  ask(body: API.Search_RequestBody): Promise<Answered>
  /** Of an index that is perhaps being filled. */
  look(body: API.Search_RequestBody): Promise<Answered>
  close(): Promise<void>
}

const Got = z.object({ _seq_no: z.number(), _primary_term: z.number(), _source: z.object({ state: State }) })
const Written = z.object({ _seq_no: z.number(), _primary_term: z.number() })

/**
 * @param url the address of the cluster, with user and password
 * @param database tells the database from others, so that each has an index of its own
 */
export function createCalls(url: string, database: string): Calls {
  // Writes go to a name that only a whole index has. Otherwise the engine would make an index of its own liking when the index is lost.
  const name = `chitra-${LAYOUT}-${database}`
  const index = `${name}-items`
  const opened = `${name}-open`
  let client: Promise<Client> | null = null

  /** A shop without an engine does not load its client. */
  const connected = (): Promise<Client> =>
    (client ??= import('@opensearch-project/opensearch').then(
      // What is asked again comes too late for a search, and feeding begins again by itself.
      (library) => new library.Client({ node: url, maxRetries: 0, requestTimeout: ANSWER_WITHIN, resurrectStrategy: 'none' }),
    ))

  async function search(target: string, body: API.Search_RequestBody, requestTimeout: number): Promise<Answered> {
    const { body: answer } = await (
      await connected()
    ).search({ index: target, body, allow_partial_search_results: false }, { requestTimeout })
    if (answer.timed_out || answer._shards.failed > 0) throw new Error('the search engine has answered only in part')
    const total = answer.hits.total ?? 0
    return {
      ids: answer.hits.hits.map(({ _id }) => Number(_id)),
      total: typeof total === 'number' ? total : total.value,
      aggregations: answer.aggregations,
    }
  }

  return {
    async create() {
      const { body, statusCode } = await (
        await connected()
      ).indices.create({ index, body: { ...INDEX, aliases: { [name]: {} } } }, { ignore: [400], requestTimeout: WRITE_WITHIN })
      // Another process may have made it.
      if (statusCode === 400 && !JSON.stringify(body).includes('resource_already_exists_exception'))
        throw new Error(`the search engine makes no index: ${JSON.stringify(body)}`)
    },

    async readState() {
      const { body, statusCode } = await (await connected()).get({ index: name, id: STATE_ID }, { ignore: [404] })
      if (statusCode === 404) return null
      const { _seq_no: if_seq_no, _primary_term: if_primary_term, _source } = Got.parse(body)
      return { state: _source.state, write: { if_seq_no, if_primary_term } }
    },

    async writeState(state, over) {
      const { body, statusCode } = await (
        await connected()
      ).index(
        { index: name, id: STATE_ID, body: { state }, require_alias: true, ...(over === null ? { op_type: 'create' } : over.write) },
        { ignore: [409], requestTimeout: WRITE_WITHIN },
      )
      if (statusCode === 409) return null
      const { _seq_no: if_seq_no, _primary_term: if_primary_term } = Written.parse(body)
      return { state, write: { if_seq_no, if_primary_term } }
    },

    async put(entries, removed, version) {
      if (entries.length + removed.length === 0) return
      const versioned = (id: number) => ({ _id: String(id), version, version_type: 'external' as const })
      const body = [
        ...entries.flatMap((entry) => [{ index: versioned(entry.id) }, toDocument(entry)]),
        ...removed.map((id) => ({ delete: versioned(id) })),
      ]
      const { body: answer } = await (await connected()).bulk({ index: name, body, require_alias: true }, { requestTimeout: WRITE_WITHIN })
      // 409: what is there is later.
      const failed = answer.items.map((item) => item.index ?? item.delete).find((item) => item?.error !== undefined && item.status !== 409)
      if (failed !== undefined) throw new Error(`the search engine does not take an item: ${JSON.stringify(failed.error)}`)
    },

    async refresh() {
      const { body } = await (await connected()).indices.refresh({ index: name }, { requestTimeout: WRITE_WITHIN })
      if ((body._shards?.failed ?? 0) > 0) throw new Error('the search engine shows what was written only in part')
    },

    async open() {
      await (await connected()).indices.putAlias({ index, name: opened }, { requestTimeout: WRITE_WITHIN })
    },

    ask: (body) => search(opened, body, ANSWER_WITHIN),
    look: (body) => search(name, body, WRITE_WITHIN),
    close: async () => await (await client)?.close(),
  }
}
