import { type ApiClient, createApiClient } from '@chitra/api-client'
import type { OperationId } from '../contract/operation.ts'
import { checkResponse, declarationOf } from './contract-check.ts'

/** A client with its own cookies and network address, and a session once `token` is set. Checks every answer against the contract. */
export interface Visitor {
  api: ApiClient
  token: string | null
  /** Its network address, where the shop trusts its proxy. */
  address: string
  cookie: string
  /** An unchecked call with this visitor's headers. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  /** A call by operation id with untyped input, valid or not. */
  call(id: OperationId, request?: LooseRequest): Promise<LooseAnswer>
}

export interface LooseRequest {
  params?: Record<string, string>
  query?: Record<string, unknown>
  /** Sent as the contract declares: JSON or a form. */
  body?: unknown
  headers?: Record<string, string>
}

export interface LooseAnswer {
  status: number
  headers: Headers
  /** Untyped: each test checks what it needs. */
  body: any
}

let counter = 0

export async function newVisitor(origin: string): Promise<Visitor> {
  counter += 1
  const address = `203.0.${Math.floor(counter / 250) % 250}.${(counter % 250) + 1}`
  const first = await fetch(`${origin}/api/health`)
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const xsrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  const checked = async (method: string, url: string, response: Response, hasToken: boolean): Promise<Response> => {
    await checkResponse(method, url, response, hasToken)
    return response
  }
  const self: Visitor = {
    token: null,
    address,
    cookie,
    async fetch(path, init = {}) {
      const url = `${origin}${path}`
      const headers: Record<string, string> = {
        cookie: self.cookie,
        'x-xsrf-token': xsrf,
        'x-forwarded-for': self.address,
        ...(self.token === null ? {} : { authorization: `Bearer ${self.token}` }),
        ...(init.headers as Record<string, string>),
      }
      return await checked(init.method ?? 'GET', url, await fetch(url, { ...init, headers }), 'authorization' in headers)
    },
    async call(id, { params = {}, query = {}, body, headers = {} } = {}) {
      const { method, path, bodyType } = declarationOf(id)
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const path_ = path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const content =
        body === undefined
          ? {}
          : bodyType === 'multipart/form-data'
            ? { body: asFormData(body as Record<string, unknown>) }
            : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const response = await self.fetch(`${path_}${search.size > 0 ? `?${search}` : ''}`, {
        method,
        ...content,
        headers: { ...(content as { headers?: object }).headers, ...headers },
      })
      const isJson = (response.headers.get('content-type') ?? '').startsWith('application/json')
      return {
        status: response.status,
        headers: response.headers,
        body: isJson ? await response.json() : Buffer.from(await response.arrayBuffer()),
      }
    },
    api: createApiClient({
      baseUrl: origin,
      token: () => self.token,
      xsrfToken: () => xsrf,
      fetch: async (request, init) => {
        const dressed = new Request(request, init)
        dressed.headers.set('cookie', self.cookie)
        dressed.headers.set('x-forwarded-for', self.address)
        return await checked(dressed.method, dressed.url, await fetch(dressed), dressed.headers.has('authorization'))
      },
    }),
  }
  return self
}

export function asFormData(body: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body)) form.append(name, String(value))
  return form
}
