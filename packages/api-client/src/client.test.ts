import { createServer, type IncomingMessage, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiClient, take } from './client.ts'
import { ApiError } from './errors.ts'

interface Seen {
  method: string | undefined
  headers: IncomingMessage['headers']
}
const seen: Seen[] = []
let answer: { status: number; body: string } = { status: 200, body: '{}' }
let server: Server
let baseUrl: string

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push({ method: request.method, headers: request.headers })
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const client = () => createApiClient({ baseUrl, token: () => 'secret', xsrfToken: () => 'x1' })
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the client', () => {
  it('always sends the token, and the XSRF token only on unsafe calls [APP-08, APP-05]', async () => {
    answer = { status: 200, body: '{"success":true,"code":200,"data":{}}' }
    await client().GET('/api/carts/')
    await client().POST('/api/carts/', { body: { imageId: 'a' } })
    const [get, post] = seen.splice(0)
    expect(get?.headers).toMatchObject({ authorization: 'Bearer secret' })
    expect(get?.headers['x-xsrf-token']).toBeUndefined()
    expect(post?.headers['x-xsrf-token']).toBe('x1')
  })

  it('asks for answers in its language, and says nothing of one where it has none', async () => {
    answer = { status: 200, body: '{"success":true,"code":200,"data":{}}' }
    await createApiClient({ baseUrl, token: () => null, xsrfToken: () => null, language: 'hi' }).GET('/api/carts/')
    await client().GET('/api/carts/')
    const [inHindi, inAny] = seen.splice(0)
    expect([inHindi?.headers['accept-language'], inAny?.headers['accept-language']]).toEqual(['hi', '*'])
  })

  it('reports that the session is over when the current token is refused, and not for an earlier token or another status', async () => {
    let token: string | null = 'first'
    const over: string[] = []
    const options = {
      baseUrl,
      token: () => token,
      xsrfToken: () => null,
      onSessionOver: ({ url }: Request) => void over.push(new URL(url).pathname),
    }
    answer = { status: 403, body: '{"success":false,"code":403}' }
    await createApiClient(options).GET('/api/carts/')
    expect(over).toEqual([])
    answer = { status: 401, body: '{"success":false,"code":401}' }
    await createApiClient(options).GET('/api/carts/')
    expect(over).toEqual(['/api/carts/'])
    const late = createApiClient(options).GET('/api/wished-items')
    token = 'second'
    await late
    expect(over).toEqual(['/api/carts/'])
    token = null
    await createApiClient(options).GET('/api/owned-items')
    expect(over).toEqual(['/api/carts/', '/api/owned-items'])
    seen.splice(0)
  })

  it('has one error type for a refusal, an ended session, a warning, an HTML answer and no answer', async () => {
    answer = { status: 404, body: '{"success":false,"code":404,"errorMessage":"Image does not exist"}' }
    expect(await failureOf(take(client().GET('/api/images/{id}', { params: { path: { id: 'x' } } })))).toMatchObject({
      kind: 'refused',
      code: 404,
      errorMessage: 'Image does not exist',
    })
    answer = { status: 401, body: '{"success":false,"code":401,"errorMessage":"Token Expired"}' }
    expect(await failureOf(take(client().GET('/api/carts/')))).toMatchObject({ kind: 'session', code: 401 })
    answer = { status: 200, body: '{"success":false,"code":201,"errorMessage":"in the cart","data":{"count":1}}' }
    expect(await failureOf(take(client().POST('/api/carts/', { body: { imageId: 'a' } })))).toMatchObject({
      kind: 'refused',
      code: 201,
      errorMessage: 'in the cart',
    })
    answer = { status: 502, body: '<html>' }
    expect(await failureOf(take(client().GET('/api/carts/')))).toMatchObject({ kind: 'broken', code: 502, errorMessage: '' })
    const unreachable = createApiClient({ baseUrl: 'http://127.0.0.1:1', token: () => null, xsrfToken: () => null })
    const error = await failureOf(take(unreachable.GET('/api/carts/')))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ kind: 'offline', code: 0 })
  })
})
