import { beforeEach, describe, expect, it } from 'vitest'
import { sharedAnswers } from './shared-answers.ts'

describe('the answers that most pages share', () => {
  let calls: string[]
  let version: string | null
  let status: number
  let time: number
  beforeEach(() => {
    calls = []
    version = '1'
    status = 200
    time = 0
  })
  const shared = () =>
    sharedAnswers({
      fetch: async (input) => {
        const { pathname, search } = new URL((input as Request).url)
        calls.push(pathname + search)
        return Response.json({ call: calls.length }, { status })
      },
      version: async () => version,
      now: () => time,
    })
  const read = async (fetch: typeof globalThis.fetch, path: string): Promise<unknown> => await (await fetch(`http://shop${path}`)).json()

  it('are asked for once, each page’s own answers each time', async () => {
    const fetch = shared()
    for (const path of ['/api/site-settings', '/api/categories/', '/api/images?page=1']) await read(fetch, path)
    expect(await read(fetch, '/api/site-settings')).toEqual({ call: 1 })
    expect(await read(fetch, '/api/categories/')).toEqual({ call: 2 })
    expect(await read(fetch, '/api/images?page=1')).toEqual({ call: 4 })
    expect((await fetch('http://shop/api/site-settings')).headers.get('content-type')).toBe('application/json')
  })

  it('are asked for again after a change, after ten seconds, and while changes cannot be seen', async () => {
    const fetch = shared()
    await read(fetch, '/api/site-settings')
    version = '2'
    expect(await read(fetch, '/api/site-settings')).toEqual({ call: 2 })
    time += 9_999
    expect(await read(fetch, '/api/site-settings')).toEqual({ call: 2 })
    time += 1
    expect(await read(fetch, '/api/site-settings')).toEqual({ call: 3 })
    version = null
    expect(await read(fetch, '/api/site-settings')).toEqual({ call: 4 })
  })

  it('do not include a failure', async () => {
    const fetch = shared()
    status = 503
    await read(fetch, '/api/site-settings')
    status = 200
    expect(await read(fetch, '/api/site-settings')).toEqual({ call: 2 })
  })
})
