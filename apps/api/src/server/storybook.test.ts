import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '../testing/on-databases.ts'
import { buildServer } from './server.ts'

/** Builds as Storybook does, in a moment: it notes that it runs, waits until it is let go on, and fails if it is told to. */
const PROGRAM = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
const out = process.argv[process.argv.indexOf('--output-dir') + 1]
appendFileSync(import.meta.dirname + '/builds', 'build\\n')
while (!existsSync(import.meta.dirname + '/go')) await setTimeout(10)
if (existsSync(import.meta.dirname + '/fail')) throw new Error('There is no <Button>')
mkdirSync(out + '/assets', { recursive: true })
writeFileSync(out + '/index.html', '<title>Catalogue</title>')
writeFileSync(out + '/assets/x.js', 'x')
`

onOneDatabase('/storybook', (shop) => {
  let home = ''
  let server: FastifyInstance
  let url = ''
  const file = (name: string) => join(home, name)
  const builds = () => (existsSync(file('builds')) ? readFileSync(file('builds'), 'utf8').split('\n').length - 1 : 0)
  const visit = async (path = '/storybook/') => await fetch(`${url}${path}`, { headers: { accept: 'text/html' } })
  const untilBuilt = async () => await expect.poll(async () => (await visit()).status, { timeout: 10_000 }).toBe(200)

  async function start(production: boolean): Promise<void> {
    const { services } = shop()
    const options = { sandboxUrl: null, storybook: { folder: file('storybook-static'), program: file('build.mjs') } }
    server = await buildServer({ ...services, config: { ...services.config, production } }, options)
    url = await server.listen({ host: '127.0.0.1', port: 0 })
  }
  beforeEach(async () => {
    home = mkdtempSync(join(tmpdir(), 'chitra-storybook-'))
    writeFileSync(file('build.mjs'), PROGRAM)
    await start(false)
  })
  afterEach(async () => {
    await server.close()
    rmSync(home, { recursive: true })
  })

  it('is built at the first visit, once, while a page waits for it', async () => {
    const first = await visit()
    expect(first.status).toBe(202)
    expect(await first.text()).toMatch(/<meta http-equiv="refresh" content="\d+">.*Storybook is being built/)
    await expect.poll(builds).toBe(1)
    expect((await visit()).status).toBe(202)
    writeFileSync(file('go'), '')
    await untilBuilt()
    expect(await (await visit()).text()).toBe('<title>Catalogue</title>')
    expect(builds()).toBe(1)
  })

  it('may frame itself, is reached without the slash, and exposes no other file', async () => {
    writeFileSync(file('go'), '')
    await visit()
    await untilBuilt()
    const page = await visit('/storybook')
    expect(page.url).toBe(`${url}/storybook/`)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    const script = await visit('/storybook/assets/x.js')
    expect([script.status, await script.text()]).toEqual([200, 'x'])
    for (const outside of ['/storybook/../build.mjs', '/storybook/..%2fbuild.mjs', '/storybook/%2e%2e/build.mjs', '/storybook/assets/y.js'])
      expect((await server.inject(outside)).statusCode, outside).not.toBe(200)
  })

  it('says why it cannot be built, and tries again at the next visit', async () => {
    writeFileSync(file('go'), '')
    writeFileSync(file('fail'), '')
    await visit()
    let told = ''
    const whatIsSaid = async () => {
      const page = await visit()
      if (page.status === 500) told = await page.text()
      return page.status
    }
    await expect.poll(whatIsSaid, { timeout: 10_000 }).toBe(500)
    expect(told).toMatch(/Storybook could not be built.*There is no &lt;Button&gt;/s)
    rmSync(file('fail'))
    await untilBuilt()
  })

  it('says so where Storybook is not installed', async () => {
    rmSync(file('build.mjs'))
    await visit()
    const page = await visit()
    expect([page.status, await page.text()]).toEqual([500, expect.stringContaining('Storybook is a package for development')])
  })

  it('is not built for other machines, nor through a proxy', async () => {
    expect((await server.inject({ url: '/storybook/', remoteAddress: '203.0.113.9' })).statusCode).toBe(404)
    expect((await fetch(`${url}/storybook/`, { headers: { via: '1.1 proxy' } })).status).toBe(404)
    expect(builds()).toBe(0)
  })

  it('is not there in production, built or not', async () => {
    writeFileSync(file('go'), '')
    await visit()
    await untilBuilt()
    await server.close()
    await start(true)
    expect([(await visit()).status, (await visit('/storybook/assets/x.js')).status]).toEqual([404, 404])
  })
})
