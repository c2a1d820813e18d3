import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lastAssets } from '../scripts/last-assets.ts'

/** Builds as Vite does: all that was there goes. */
function build(dist: string, files: Record<string, string>): void {
  const keepLast = lastAssets(dist)
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(join(dist, 'assets'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, 'assets', name), text)
  keepLast()
}

it('a build keeps the files of the one before it, which open pages still name, and no older ones', () => {
  const dist = join(mkdtempSync(join(tmpdir(), 'chitra-builds-')), 'dist')
  build(dist, { 'faq-a.js': 'first', 'base-x.js': 'the same' })
  build(dist, { 'faq-b.js': 'second', 'base-x.js': 'the same' })
  expect(readFileSync(join(dist, 'assets/faq-a.js'), 'utf8')).toBe('first')
  build(dist, { 'faq-c.js': 'third', 'base-x.js': 'the same' })
  expect(readdirSync(join(dist, 'assets')).toSorted()).toEqual(['base-x.js', 'faq-b.js', 'faq-c.js'])
  expect(existsSync(join(dist, 'assets/faq-a.js'))).toBe(false)
  rmSync(join(dist, '..'), { recursive: true })
})
