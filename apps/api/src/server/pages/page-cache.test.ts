import { beforeEach, describe, expect, it } from 'vitest'
import { pageCache } from './page-cache.ts'

const A_MINUTE = 60_000

describe('the cache of pages', () => {
  let rendered: string[]
  let version: string | Error
  let time: number
  let asked: number
  beforeEach(() => {
    rendered = []
    version = '1'
    time = 0
    asked = 0
  })
  const cacheOf = (bytes = 10, mostBytes = 1_000) =>
    pageCache({
      render: async (address) => {
        rendered.push(address)
        return { bytes, status: address.startsWith('/away') ? 503 : 200, address }
      },
      mayKeep: ({ status }) => status !== 503,
      version: async () => {
        asked += 1
        if (version instanceof Error) throw version
        return version
      },
      mostBytes,
      now: () => time,
    })

  it('renders an address once, also for visitors who come at the same time', async () => {
    const pageOf = cacheOf()
    const pages = await Promise.all(['/', '/', '/search', '/'].map(pageOf))
    expect(pages.map(({ address }) => address)).toEqual(['/', '/', '/search', '/'])
    await pageOf('/')
    expect(rendered).toEqual(['/', '/search'])
  })

  it('renders anew after a change, and asks for changes ten times a second at most', async () => {
    const pageOf = cacheOf()
    await pageOf('/')
    version = '2'
    await pageOf('/')
    expect([rendered.length, asked]).toEqual([1, 1])
    time += 100
    await pageOf('/')
    expect([rendered.length, asked]).toEqual([2, 2])
  })

  it('renders anew after a minute', async () => {
    const pageOf = cacheOf()
    await pageOf('/')
    time += A_MINUTE - 1
    await pageOf('/')
    expect(rendered).toHaveLength(1)
    time += 1
    await pageOf('/')
    expect(rendered).toHaveLength(2)
  })

  it('keeps no more bytes than it may, the page that was read last', async () => {
    const pageOf = cacheOf(400, 1_000)
    for (const address of ['/a', '/b', '/a', '/c']) await pageOf(address)
    rendered = []
    for (const address of ['/a', '/c']) await pageOf(address)
    expect(rendered).toEqual([])
    await pageOf('/b')
    expect(rendered).toEqual(['/b'])
  })

  it('keeps neither a page that could not be shown nor a page too large for it', async () => {
    const pageOf = cacheOf(2_000, 1_000)
    for (const address of ['/away', '/away', '/large', '/large']) await pageOf(address)
    expect(rendered).toEqual(['/away', '/away', '/large', '/large'])
  })

  it('renders for each visitor while changes cannot be asked for, and asks again', async () => {
    const pageOf = cacheOf()
    await pageOf('/')
    version = new Error('the database is away')
    time += 100
    await pageOf('/')
    expect(rendered).toHaveLength(2)
    version = '1'
    await pageOf('/')
    expect(rendered).toHaveLength(2)
  })

  it('does not keep a failure', async () => {
    let fails = true
    const pageOf = pageCache({
      render: async () => {
        if (fails) throw new Error('a defect')
        return { bytes: 1 }
      },
      mayKeep: () => true,
      version: async () => '1',
      mostBytes: 10,
    })
    await expect(pageOf('/')).rejects.toThrow('a defect')
    fails = false
    expect(await pageOf('/')).toEqual({ bytes: 1 })
  })
})
