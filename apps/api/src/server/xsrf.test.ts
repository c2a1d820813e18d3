import { expect, it } from 'vitest'
import { bothHomes } from '../testing/both-homes.ts'

bothHomes('XSRF', (shop) => {
  it('wants the cookie and the header that repeats it, and changes nothing otherwise [APP-05, TB-02]', async () => {
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
      // What a form of another site can send without being asked.
      [{ 'content-type': 'text/plain', origin: 'https://evil.example' }, '{}'],
    ] as [Record<string, string>, string?][])
      expect((await logOut(headers, body)).status, JSON.stringify(headers)).toBe(403)
    expect((await member.call('getCart')).status).toBe(200)
    expect((await logOut({ cookie: 'XSRF-TOKEN=one', 'x-xsrf-token': 'one' })).status).toBe(200)
    expect((await member.call('getCart')).status).toBe(401)
  })

  it('gives the cookie to every browser, for this site alone', async () => {
    const [cookie = ''] = (await fetch(`${shop().url}/`)).headers.getSetCookie()
    expect(cookie).toMatch(/^XSRF-TOKEN=[\w-]{43}; Path=\/; SameSite=Lax$/)
  })
})
