import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { storybookPages } from './storybook.ts'

const folder = mkdtempSync(join(tmpdir(), 'chitra-storybook-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('/storybook', () => {
  it('is served only when built, may frame itself, and exposes no other file', async () => {
    const before = Fastify({ routerOptions: { ignoreTrailingSlash: false } })
    await before.register(storybookPages, { folder })
    expect((await before.inject('/storybook/')).statusCode).toBe(404)
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<title>Catalogue</title>')
    writeFileSync(join(folder, 'assets/x.js'), 'x')
    const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } })
    await app.register(storybookPages, { folder })
    const page = await app.inject({ url: '/storybook/', headers: { accept: 'text/html' } })
    expect([page.statusCode, page.body]).toEqual([200, '<title>Catalogue</title>'])
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect((await app.inject('/storybook')).headers.location).toBe('/storybook/')
    expect((await app.inject('/storybook/assets/x.js')).statusCode).toBe(200)
    for (const outside of ['/storybook/../package.json', '/storybook/..%2fpackage.json', '/storybook/.env'])
      expect((await app.inject(outside)).statusCode, outside).not.toBe(200)
  })
})
