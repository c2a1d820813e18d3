import { expect, it } from 'vitest'
import { onOneDatabase } from '../testing/on-databases.ts'
import { addItem } from '../testing/items.ts'

onOneDatabase('XSRF', (shop) => {
  it('requires the cookie and a matching header, and changes nothing otherwise [APP-05, TB-02]', async () => {
    const member = await shop().member()
    const { url } = shop()
    const logOut = (headers: Record<string, string>, body?: string) =>
      fetch(`${url}/api/users/logout`, {
        method: 'POST',
        headers: { authorization: `Bearer ${member.token}`, ...headers },
        ...(body === undefined ? {} : { body }),
      })
    for (const [headers, body] of [
      [{}],
      [{ cookie: 'XSRF-TOKEN=one' }],
      [{ 'x-xsrf-token': 'one' }],
      [{ cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'two' }],
      [{ cookie: 'XSRF-TOKEN=', 'x-xsrf-token': '' }],
      // A form on another site can send this without a preflight.
      [{ 'content-type': 'text/plain', origin: 'https://evil.example' }, '{}'],
    ] as [Record<string, string>, string?][])
      expect((await logOut(headers, body)).status, JSON.stringify(headers)).toBe(403)
    expect((await member.call('getCart')).status).toBe(200)
    expect((await logOut({ cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'one' })).status).toBe(200)
    expect((await member.call('getCart')).status).toBe(401)
  })

  it('sets the cookie with an answer that nobody may cache, for this site only', async () => {
    const { headers } = await fetch(`${shop().url}/api/health`)
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/)])
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('sets no cookie on cacheable answers [TB-05]', async () => {
    const { publicId } = await addItem(shop().services)
    const paths = [
      '/',
      `/image/x-${publicId}`,
      `/api/images/${publicId}`,
      '/robots.txt',
      '/sitemap.xml',
      '/favicon.svg',
      '/api/categories/',
      '/api/images-list/',
      `/media/${publicId}.jpg`,
    ]
    for (const path of paths) expect((await fetch(`${shop().url}${path}`)).headers.getSetCookie(), path).toEqual([])
  })
})
