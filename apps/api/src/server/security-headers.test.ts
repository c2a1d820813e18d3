import { expect, it } from 'vitest'
import { readContract, rulesOf } from '../contract/contract.ts'
import { onOneDatabase } from '../testing/on-databases.ts'
import { declared } from '../testing/contract-check.ts'

const PATHS = [
  '/',
  '/api/health',
  '/api/nosuch',
  '/media/nosuch.jpg',
  '/api/images-list/?height=x',
  '/api/images/%zz',
  '/social/google',
  '/api/carts/',
]

const PAGES = [
  '/',
  '/search',
  '/category/image',
  '/search/graphic/diya',
  '/image/x-nosuch',
  '/graphic/x-nosuch',
  '/product-details?id=x',
  '/imageDetails?id=x',
  '/checkout',
  '/orders',
  '/editProfile',
  '/changePassword',
  '/wishList',
  '/signup',
  '/login?code=x',
  '/forgot-password',
  '/reset-password/x',
  '/aboutus',
  '/careers',
  '/faq',
  '/support',
  '/terms-and-conditions',
  '/privacy-policy',
  '/nosuch',
  '/nosuch.svg',
]

const rules = rulesOf(readContract())
/** Id, method and an address of every operation whose answer depends on a session. */
const PERSONAL = declared
  .filter(({ id }) => rules.get(id)?.session !== 'none')
  .map(({ id, method, path }) => [id, method, path.replace(/\{[^}]+\}/g, 'x')] as const)

onOneDatabase('security headers', (shop) => {
  it('are on every kind of answer, and other origins get no access [TB-03, TB-05]', async () => {
    for (const path of PATHS)
      for (const origin of ['https://evil.example', 'null', `${shop().url}.evil.example`]) {
        const { headers } = await fetch(`${shop().url}${path}`, { headers: { origin } })
        expect(headers.get('content-security-policy'), path).toContain("frame-ancestors 'none'")
        expect(headers.get('content-security-policy'), path).not.toContain('unsafe-')
        expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        expect(headers.get('access-control-allow-origin'), path).toBeNull()
        expect(headers.get('referrer-policy'), path).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/)
        expect(headers.get('x-request-id'), path).toMatch(/^\w{10}$/)
        // Over plain HTTP on loopback the header would lock developers out.
        expect(headers.get('strict-transport-security'), path).toBeNull()
      }
    expect((await fetch(`${shop().url}/api/docs/`)).status).toBe(200)
  })

  it.each(PAGES)('are on the page %s, which cannot be framed, and which a browser revalidates each time [TB-05]', async (path) => {
    const { headers } = await fetch(`${shop().url}${path}`, { headers: { accept: 'text/html' } })
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10')
    expect(headers.getSetCookie()).toEqual([])
    const policy = headers.get('content-security-policy') ?? ''
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'", "form-action 'self'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe-')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toMatch(/^(SAMEORIGIN|DENY)$/)
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })

  it('let a file ask for nothing, and say no more with it [TB-05]', async () => {
    const page = await (await fetch(`${shop().url}/`, { headers: { accept: 'text/html' } })).text()
    const files = ['css', 'js', 'woff2'].map((ending) => new RegExp(`/assets/[^" ]+\\.${ending}`).exec(page)?.[0] ?? `no ${ending}`)
    for (const path of [...files, '/favicon.svg', '/manifest.webmanifest', '/media/nosuch.jpg']) {
      const { status, headers } = await fetch(shop().url + path)
      expect(status, path).toBe(path.startsWith('/media/') ? 404 : 200)
      expect(headers.get('content-security-policy'), path).toBe("default-src 'none'; frame-ancestors 'none'")
      expect(headers.get('x-content-type-options'), path).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy'), path).toBeNull()
    }
  })

  it.each(PERSONAL)('forbid caching %s and vary by authorization, whether answered or refused [TB-05]', async (_, method, path) => {
    const { token } = await shop().member()
    for (const headers of [{}, { authorization: `Bearer ${token}` }, { authorization: 'Bearer made-up' }]) {
      const answer = await fetch(shop().url + path, { method, headers })
      expect(answer.headers.get('cache-control'), String(answer.status)).toMatch(/\bno-store\b/)
      expect(answer.headers.get('vary'), String(answer.status)).toMatch(/\bauthorization\b/i)
      expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'|default-src 'none'; sandbox/)
    }
  })

  it('name no other host when nothing is configured [D-13, TB-06]', async () => {
    expect((await fetch(`${shop().url}/`)).headers.get('content-security-policy')).not.toMatch(/https?:/)
  })

  it('give each request a unique id, whatever id a visitor sends [ASVS 16.2.1]', async () => {
    const ids = await Promise.all(
      [1, 2].map(async () =>
        (await fetch(`${shop().url}/api/health`, { headers: { 'x-request-id': 'mine', 'request-id': 'mine' } })).headers.get(
          'x-request-id',
        ),
      ),
    )
    expect(new Set([...ids, 'mine']).size).toBe(3)
  })
})

onOneDatabase(
  'security headers, with analytics',
  (shop) => {
    it('allow the configured script and its host, and nothing else [D-13, TB-06]', async () => {
      const policy = (await fetch(`${shop().url}/`)).headers.get('content-security-policy') ?? ''
      expect(policy).toContain("script-src 'self' https://count.example.in '")
      expect(policy).toContain("connect-src 'self' https://count.example.in;")
      expect(policy.match(/https?:\/\/[^ ;]+/g)).toEqual(['https://count.example.in', 'https://count.example.in'])
    })
  },
  { ANALYTICS_SCRIPT_URL: 'https://count.example.in/script.js' },
)

onOneDatabase(
  'security headers, behind TLS',
  (shop) => {
    it('require TLS of browsers, and mark the cookie as secure [TB-05]', async () => {
      const { headers } = await fetch(`http://127.0.0.1:${shop().services.config.port}/api/health`)
      expect(headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
      expect(headers.getSetCookie()[0]).toContain('; Secure')
    })
  },
  { PUBLIC_URL: 'https://shop.example' },
)
