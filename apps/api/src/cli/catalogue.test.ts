import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PICTURE_FORMATS, PICTURE_WIDTHS } from '@chitra/paths'
import { csv, filesBelow, newFolder, quarters } from '../modules/catalogue/import/testing.ts'
import { openDatabase } from '../platform/database/database.ts'
import { DATABASES, newStorage, type TestStorage } from '../testing/databases.ts'
import { SHORT_LIVED } from '../testing/node-flags.ts'

const COMMAND = fileURLToPath(new URL('./catalogue.ts', import.meta.url))
const PICTURES = 15

describe.each(DATABASES)('the command catalogue, %s', { timeout: 240_000 }, (database) => {
  let storage: TestStorage
  const folder = newFolder()
  const empty = mkdtempSync(join(tmpdir(), 'chitra-cli-'))
  beforeAll(async () => {
    storage = await newStorage(database)
    const names = Array.from({ length: PICTURES }, (_, n) => `चित्र ${n}.jpg`)
    for (const [n, name] of names.entries())
      folder.write(
        name,
        await quarters(1200, 800, 12 * n)
          .jpeg()
          .toBuffer(),
      )
    folder.write('catalogue.csv', csv(names.map((file) => ({ file, title: file }))))
  })
  afterAll(() => {
    storage.remove()
    folder.remove()
    rmSync(empty, { recursive: true })
  })

  function start(args: string[]): { child: ChildProcess; text: () => { out: string; err: string }; ended: Promise<number | null> } {
    const env = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATA_DIR: storage.dataDir,
      EMBEDDING_MODEL: 'off',
      ...(storage.databaseUrl === null ? {} : { DATABASE_URL: storage.databaseUrl }),
    }
    const child = spawn(process.execPath, [...SHORT_LIVED, COMMAND, ...args], { cwd: empty, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    return { child, text: () => ({ out, err }), ended: once(child, 'close').then(([code]) => code as number | null) }
  }
  async function run(...args: string[]): Promise<{ code: number | null; out: string; err: string }> {
    const { ended, text } = start(args)
    return { code: await ended, ...text() }
  }
  async function items(): Promise<{ public_id: string; original_key: string }[]> {
    const database = await openDatabase(storage)
    const found = await database.db.selectFrom('items').select(['public_id', 'original_key']).execute()
    await database.close()
    return found
  }

  it('continues after being killed, and leaves no orphaned files', async () => {
    const killed = start(['import', folder.folder])
    await once(killed.child.stdout ?? killed.child, 'data')
    killed.child.kill('SIGKILL')
    expect(await killed.ended).toBeNull()
    const before = await items()
    expect(before.length).toBeLessThan(PICTURES)

    const stopped = start(['import', folder.folder])
    await once(stopped.child.stdout ?? stopped.child, 'data')
    stopped.child.kill('SIGINT')
    expect(await stopped.ended).toBe(130)
    expect(stopped.text().out).toContain('run the command again to continue')
    expect(stopped.text().out).toMatch(/\d+ added, 0 updated, \d+ unchanged, 0 skipped/)
    const between = await items()
    expect(between.length).toBeGreaterThan(before.length)
    expect(between.length).toBeLessThan(PICTURES)

    const { code, out, err } = await run('import', folder.folder)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`${PICTURES}/${PICTURES}  चित्र`)
    expect(out).toContain(`${PICTURES - between.length} added, 0 updated, ${between.length} unchanged, 0 skipped, in `)
    const after = await items()
    expect(after).toHaveLength(PICTURES)
    // Files that the killed run was writing have been written again, under the same names.
    const complete = filesBelow(join(storage.dataDir, 'files')).filter((name) => !name.endsWith('.part'))
    // The original, both previews, and thumbnails.
    expect(complete).toHaveLength(PICTURES * (3 + PICTURE_WIDTHS.length * PICTURE_FORMATS.length))
    expect(complete).toEqual(expect.arrayContaining(after.map(({ original_key: key }) => key)))
  })

  it('reports what it skips, imports the rest and exits with 1', async () => {
    folder.write('bad.jpg', 'words')
    folder.write(
      'catalogue.csv',
      csv([
        { file: 'bad.jpg', colour: 'red' },
        { file: 'चित्र 0.jpg', colour: 'blue' },
      ]),
    )
    const { code, out, err } = await run('import', folder.folder)
    expect(code).toBe(1)
    expect(err).toBe('bad.jpg: The file is not a picture. Supported: jpeg, png, webp, tiff, avif, gif, svg, zip.\n')
    expect(out).toContain('Note: catalogue.csv: the unknown column "colour" is ignored.')
    expect(out).toMatch(/0 added, 1 updated, 0 unchanged, 1 skipped/)
  })

  it('exits with 2 and a message when it can do nothing', async () => {
    expect(await run('import', '/nowhere/at/all')).toMatchObject({ code: 2, err: 'There is no folder /nowhere/at/all.\n' })
  })
})

describe('the command catalogue', () => {
  async function run(args: string[], environment: Record<string, string> = {}): Promise<{ code: number | null; out: string; err: string }> {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let [out, err] = ['', '']
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()))
    const [code] = (await once(child, 'close')) as [number | null]
    return { code, out, err }
  }

  it('prints its help', async () => {
    expect(await run(['--help'])).toMatchObject({ code: 0, err: '', out: expect.stringContaining('Usage: pnpm catalogue import FOLDER') })
    expect(await run([])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('Usage:') })
    expect(await run(['import', 'x', '--fast'])).toMatchObject({ code: 2, err: expect.stringContaining("'--fast'") })
    expect(await run(['import', 'x'], { DATABASE_URL: 'mysql://x' })).toMatchObject({
      code: 2,
      err: expect.stringContaining('DATABASE_URL: must begin with postgres://'),
    })
  })
})
