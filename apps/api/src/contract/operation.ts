import type { operations } from '@chitra/api-client/schema'
import type { Language } from '@chitra/paths'
import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type { Sentence } from './said.ts'

export type OperationId = keyof operations

type Part<T, K extends string> = T extends { [key in K]?: infer V }
  ? [NonNullable<V>] extends [never]
    ? Record<string, never>
    : NonNullable<V>
  : Record<string, never>
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined
type Parts<Id extends OperationId> = operations[Id]['parameters']

/** A request after validation. Defaults of query parameters are filled in. */
export interface Call<Id extends OperationId> {
  params: Part<Parts<Id>, 'path'>
  query: Part<Parts<Id>, 'query'>
  body: operations[Id] extends { requestBody: infer B } ? Content<B> : undefined
  /** The holder of the session, if any. Never null for operations that require a session. */
  caller: Caller | null
  /** The one that the request asks for, to be stored with an account: answers are translated after the operation. */
  language: Language
  /** The caller's network address, from the headers of trusted proxies. */
  ip: string
  headers: Record<string, string | string[] | undefined>
  /** The bytes of the body, for the webhook only: its signature covers them. */
  rawBody: Buffer | null
  log: FastifyBaseLogger
}

export interface Caller {
  userId: number
  publicId: string
  role: 'buyer' | 'seller'
  email: string
  tokenHash: Buffer
}

/** An answer that is streamed instead of being built in memory. A HEAD request never opens it. */
export class FileAnswer {
  readonly status: 200 | 206 | 302
  readonly headers: Record<string, string>
  readonly open: () => Readable
  /** Called when the answer has ended, whether it was sent or not. */
  readonly onEnd: () => void
  constructor(status: FileAnswer['status'], headers: Record<string, string>, open: () => Readable, onEnd: () => void = () => undefined) {
    this.status = status
    this.headers = headers
    this.open = open
    this.onEnd = onEnd
  }
}

/** Calls whose envelope is too large for memory: it is streamed, in the form that the contract declares. */
type Streamed = 'downloadFile'

/** Every text at the top of an envelope is said to people. */
type Worded<Body> = { [Key in keyof Body]: string extends Body[Key] ? Sentence | Exclude<Body[Key], string> : Body[Key] }

type Success<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer C } }
  ? C extends { 'application/json': infer Body }
    ? Worded<Body>
    : FileAnswer
  : never

export type Answer<Id extends OperationId> = Success<Id>
/** The implementation of a call. `Needs` are the few services it uses; no operation knows all of them. */
export type Operation<Id extends OperationId, Needs = unknown> = (
  call: Call<Id>,
  needs: Needs,
) => Promise<Id extends Streamed ? FileAnswer : Answer<Id>>

/** One operation for each call: a contract changed without its code does not compile. */
export type OperationTable = { [Id in OperationId]: Operation<Id, never> }

/** The needs of all operations of a table together. */
export type NeedsOf<Table extends OperationTable> = {
  [Id in OperationId]: (needs: Parameters<Table[Id]>[1]) => void
}[OperationId] extends (needs: infer All) => void
  ? All
  : never
