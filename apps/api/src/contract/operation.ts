import type { operations } from '@chitra/api-client/schema'
import type { FastifyBaseLogger } from 'fastify'
import type { Readable } from 'node:stream'
import type { Services } from '../services.ts'

export type OperationId = keyof operations

type Part<T, K extends string> = T extends { [key in K]: infer V } ? NonNullable<V> : Record<string, never>
type Content<T> = T extends { content: infer C } ? C[keyof C] : undefined
type Parameters<Id extends OperationId> = operations[Id]['parameters']

/** What the contract says of a request, after validation. Absent query parameters with a default are filled in. */
export interface Call<Id extends OperationId> {
  params: Part<Parameters<Id>, 'path'>
  query: Part<Parameters<Id>, 'query'>
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

/** A file instead of an envelope. */
export class FileAnswer {
  readonly status: 200 | 206
  readonly headers: Record<string, string>
  readonly stream: Readable | null
  constructor(status: 200 | 206, headers: Record<string, string>, stream: Readable | null) {
    this.status = status
    this.headers = headers
    this.stream = stream
  }
}

type Success<Id extends OperationId> = operations[Id]['responses'] extends { 200: { content: infer C } }
  ? C extends { 'application/json': infer Body }
    ? Body
    : FileAnswer
  : never

export type Answer<Id extends OperationId> = Success<Id>
export type Operation<Id extends OperationId> = (call: Call<Id>, services: Services) => Promise<Answer<Id>>

/** One operation each: a contract that changes without its code does not compile. */
export type OperationTable = { [Id in OperationId]: Operation<Id> }
