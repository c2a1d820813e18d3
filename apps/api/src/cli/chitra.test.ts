import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import LITTLE_MEMORY from '../../../../scripts/little-memory.json' with { type: 'json' }
import { newFolder } from '../modules/catalogue/import/testing.ts'
import { chitra } from './testing.ts'

const COMMANDS = [
  'import',
  'items',
  'copies',
  'approve',
  'reject',
  'price',
  'sellers',
  'seller',
  'sales',
  'payments',
  'reconcile',
  'message',
  'sign-out',
  'backup',
  'restore',
]

describe('the command chitra', { timeout: 240_000 }, () => {
  const nowhere = { dataDir: '/nowhere/at/all', databaseUrl: null }

  it('prints help for itself and each command, with an example', async () => {
    const { code, out, err } = await chitra(nowhere, ['--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Usage: pnpm chitra')
    for (const name of COMMANDS) {
      expect(out).toMatch(new RegExp(`^  ${name} `, 'm'))
      expect(await chitra(nowhere, [name, '--help'])).toMatchObject({
        code: 0,
        err: '',
        out: expect.stringContaining(`$ pnpm chitra ${name}`),
      })
    }
  })

  it('gives freed memory back as `npm start` does', () => {
    const manifest = JSON.parse(readFileSync(new URL('../../../../package.json', import.meta.url), 'utf8')) as {
      scripts: Record<string, string>
    }
    const settings = Object.entries(LITTLE_MEMORY).filter(([name]) => name.startsWith('MALLOC_'))
    expect(settings).toHaveLength(3)
    for (const [name, value] of settings) expect(manifest.scripts['chitra']).toContain(`${name}=${value} `)
  })

  it('exits with 2 and a message for unknown input', async () => {
    expect(await chitra(nowhere, [])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage:') })
    expect(await chitra(nowhere, ['itms'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Did you mean items?') })
    expect(await chitra(nowhere, ['approve'])).toMatchObject({ code: 2, out: '', err: "error: missing required argument 'ID'\n" })
    expect(await chitra(nowhere, ['items', '--limit', '0'])).toMatchObject({ code: 2, err: expect.stringContaining('whole number from 1') })
    expect(await chitra(nowhere, ['sales', 'meera', '--from', '2026-02-30'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('a day such as'),
    })
  })

  it('refuses a data folder without a shop, and wrong settings, without a stack trace', async () => {
    expect(await chitra(nowhere, ['items'])).toEqual({
      code: 2,
      out: '',
      err: 'There is no shop in /nowhere/at/all. Check DATA_DIR and DATABASE_URL.\n',
    })
    const { code, err } = await chitra({ ...nowhere, databaseUrl: 'mysql://x' }, ['items'])
    expect([code, err]).toEqual([2, expect.stringContaining('DATABASE_URL: must begin with postgres://')])
    const folder = newFolder()
    const unreachable = await chitra({ dataDir: folder.folder, databaseUrl: 'postgres://postgres@127.0.0.1:1/x' }, ['items'])
    folder.remove()
    expect([unreachable.code, unreachable.err]).toEqual([2, expect.stringMatching(/^The database does not answer: .*\n$/)])
  })

  it.each([['249.999'], ['-5'], ['NaN'], ['1e3'], [''], ['99999999999999999999'], ['0.99'], ['0'], ['100000.01']])(
    'refuses a price of %s rupees',
    async (rupees) => {
      const { code, out, err } = await chitra(nowhere, ['price', 'x', '--rupees', rupees])
      expect([code, out]).toEqual([2, ''])
      expect(err).toMatch(/^("|The price must ).*\.\n$/)
    },
  )

  it('requires either a price or free', async () => {
    for (const options of [[], ['--rupees', '5', '--free']])
      expect(await chitra(nowhere, ['price', 'x', ...options])).toEqual({
        code: 2,
        out: '',
        err: 'Say either --rupees AMOUNT or --free.\n',
      })
  })

  it('requires a note of valid length to reject', async () => {
    const reject = async (...options: string[]) => await chitra(nowhere, ['reject', 'x', ...options])
    expect(await reject()).toMatchObject({ code: 2, err: expect.stringContaining("'--note <WORDS>'") })
    expect(await reject('--note', ' ')).toMatchObject({ code: 2, err: expect.stringMatching(/^The note is empty/) })
    expect(await reject('--note', 'x'.repeat(1001))).toMatchObject({ code: 2, err: 'The note is longer than 1000 characters.\n' })
    expect(await reject('--note', 'x'.repeat(1000))).toMatchObject({ code: 2, err: expect.stringMatching(/^There is no shop/) })
  })
})
