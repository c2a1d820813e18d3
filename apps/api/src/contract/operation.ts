import type { operations } from '@chitra/api-client/schema'
import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'

export type OperationId = keyof operations

type Part<T, K extends string> = T extends { [key in K]: infer V } ? NonNullable<V> : Record<string, never>
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined
type Parts<Id extends OperationId> = operations[Id]['parameters']

/** What the contract says of a request, after validation. Absent query parameters with a default are filled in. */
export interface Call<Id extends OperationId> {
  params: Part<Parts<Id>, 'path'>
  query: Part<Parts<Id>, 'query'>
  body: operations[Id] extends { requestBody: infer B } ? Content<B> : undefined
  /** The holder of the session, where there is one. Operations whose contract asks for a session never see null. */
  caller: Caller | null
  /** The caller's address, as far as the configured proxies are to be believed. */
  ip: string
  headers: Record<string, string | string[] | undefined>
  /** The bytes of the body; only for the webhook, whose signature is over them. */
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

/** What is sent as it is read, instead of an envelope made in memory. A HEAD request never opens it. */
export class FileAnswer {
  readonly status: 200 | 206
  readonly headers: Record<string, string>
  readonly open: () => Readable
  /** Called once the answer is over, sent or not. */
  readonly onEnd: () => void
  constructor(status: 200 | 206, headers: Record<string, string>, open: () => Readable, onEnd: () => void = () => undefined) {
    this.status = status
    this.headers = headers
    this.open = open
    this.onEnd = onEnd
  }
}

/** Calls whose envelope is too large to be made in memory: it is written as a stream, in the shape that the contract gives it. */
type Streamed = 'downloadFile'

type Success<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer C } }
  ? C extends { 'application/json': infer Body }
    ? Body
    : FileAnswer
  : never

export type Answer<Id extends OperationId> = Success<Id>
/** The code of a call. `Needs` are the few things it works with: each operation picks its own, and none knows the whole. */
export type Operation<Id extends OperationId, Needs = unknown> = (
  call: Call<Id>,
  needs: Needs,
) => Promise<Id extends Streamed ? FileAnswer : Answer<Id>>

/** One operation each: a contract that changes without its code does not compile. */
export type OperationTable = { [Id in OperationId]: Operation<Id, never> }

/** What all operations of a table need together: whatever can be handed to each of them. */
export type NeedsOf<Table extends OperationTable> = {
  [Id in OperationId]: (needs: Parameters<Table[Id]>[1]) => void
}[OperationId] extends (needs: infer All) => void
  ? All
  : never
