import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readPdf } from '../../testing/pdf.ts'
import { typeset } from './typeset.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chitra-typeset-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function template(source: string): URL {
  const path = join(folder, `${source.length}.typ`)
  writeFileSync(path, source)
  return pathToFileURL(path)
}
const PRINTS = '#set document(title: "Test", date: none)\n#json(bytes(sys.inputs.data)).text'

it('makes several papers at the same time, each from its own data', async () => {
  const texts = ['first', 'second', 'third']
  const pdfs = await Promise.all(texts.map((text) => typeset(template(PRINTS), { text })))
  for (const [index, pdf] of pdfs.entries()) expect((await readPdf(pdf)).text).toContain(texts[index])
})

it("rejects with the template's own error, and makes the next paper", async () => {
  await expect(typeset(template('#panic("no such fact")'), {})).rejects.toThrow(/^The paper cannot be typeset: .*no such fact/s)
  await expect(typeset(template(PRINTS), {})).rejects.toThrow(/does not contain key.*text/s)
  expect((await readPdf(await typeset(template(PRINTS), { text: 'next' }))).text).toContain('next')
})

it('names a template that is not there', async () => {
  await expect(typeset(pathToFileURL(join(folder, 'none.typ')), {})).rejects.toThrow(/no such file.*none\.typ/s)
})

it('shows templates no file of the machine', async () => {
  await expect(typeset(template('#read("/etc/hostname")'), {})).rejects.toThrow(/access denied|not found/)
})
