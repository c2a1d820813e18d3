import { beforeEach, describe, expect, it } from 'vitest'
import { versionReader } from '../platform/version-reader.ts'
import { contentCache } from './content-cache.ts'

const A_MINUTE = 60_000

describe('the cache of contents', () => {
  let rendered: string[]
  let version: string | Error
  let time: number
  let checks: number
  beforeEach(() => {
    rendered = []
    version = '1'
    time = 0
    checks = 0
  })
  const cacheOf = (bytes = 10, maxBytes = 1_000) => {
    const contentOf = contentCache({
      mayKeep: ({ status }: { bytes: number; status: number; address: string }) => status !== 503,
      version: versionReader({
        version: async () => {
          checks += 1
          if (version instanceof Error) throw version
          return version
        },
        now: () => time,
      }),
      maxBytes,
      keptFor: A_MINUTE,
      now: () => time,
    })
    return (address: string) =>
      contentOf(address, async () => {
        rendered.push(address)
        return { bytes, status: address.startsWith('/away') ? 503 : 200, address }
      })
  }

  it('renders an address once, even for simultaneous visitors', async () => {
    const pageOf = cacheOf()
    const pages = await Promise.all(['/', '/', '/search', '/'].map(pageOf))
    expect(pages.map(({ address }) => address)).toEqual(['/', '/', '/search', '/'])
    await pageOf('/')
    expect(rendered).toEqual(['/', '/search'])
  })

  it('renders again after a change, and checks for changes at most ten times a second', async () => {
    const pageOf = cacheOf()
    await pageOf('/')
    version = '2'
    await pageOf('/')
    expect([rendered.length, checks]).toEqual([1, 1])
    time += 100
    await pageOf('/')
    expect([rendered.length, checks]).toEqual([2, 2])
  })

  it('renders again after a minute', async () => {
    const pageOf = cacheOf()
    await pageOf('/')
    time += A_MINUTE - 1
    await pageOf('/')
    expect(rendered).toHaveLength(1)
    time += 1
    await pageOf('/')
    expect(rendered).toHaveLength(2)
  })

  it('evicts the least recently used page when it is full', async () => {
    const pageOf = cacheOf(400, 1_000)
    for (const address of ['/a', '/b', '/a', '/c']) await pageOf(address)
    rendered = []
    for (const address of ['/a', '/c']) await pageOf(address)
    expect(rendered).toEqual([])
    await pageOf('/b')
    expect(rendered).toEqual(['/b'])
  })

  it('keeps neither a failed page nor one that is too large', async () => {
    const pageOf = cacheOf(2_000, 1_000)
    for (const address of ['/away', '/away', '/large', '/large']) await pageOf(address)
    expect(rendered).toEqual(['/away', '/away', '/large', '/large'])
  })

  it('renders for each visitor while it cannot check for changes, and checks again', async () => {
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
    const contentOf = contentCache({ version: async () => '1', maxBytes: 10, keptFor: A_MINUTE })
    const pageOf = (address: string) =>
      contentOf(address, async () => {
        if (fails) throw new Error('a defect')
        return { bytes: 1 }
      })
    await expect(pageOf('/')).rejects.toThrow('a defect')
    fails = false
    expect(await pageOf('/')).toEqual({ bytes: 1 })
  })
})
