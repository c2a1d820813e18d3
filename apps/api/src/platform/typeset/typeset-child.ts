import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { initSync, type TypstCompiler, TypstCompilerBuilder } from '@myriaddreamin/typst-ts-web-compiler'
import { FAMILIES, fontBlobs } from './fonts.ts'
import type { TypesetAnswer, TypesetRequest } from './typeset-messages.ts'

// Typesets in a process of its own, because Typst never gives back what it remembers of a paper (decision 0032).

/** Bytes. */
const FULL = 350 * 1024 * 1024
/** Typst sees no file but these two: the templates' common part, and the template. */
const LETTERS = '/letters.typ'
const TEMPLATE = '/template.typ'
/** As `path: error: message`. */
const DIAGNOSTICS_AS_LINES = 2

process.on('disconnect', () => process.exit())
process.on('SIGINT', () => undefined)

const compiler = open()
process.on('message', (request: TypesetRequest) => {
  void compiler.then((ready) => process.send?.(answer(ready, request)))
})

async function open(): Promise<TypstCompiler> {
  initSync({ module: readFileSync(fileURLToPath(import.meta.resolve('@myriaddreamin/typst-ts-web-compiler/wasm'))) })
  const builder = new TypstCompilerBuilder()
  builder.set_dummy_access_model()
  for (const font of fontBlobs()) await builder.add_raw_font(font)
  const made = await builder.build()
  made.add_source(LETTERS, readFileSync(new URL('letters.typ', import.meta.url), 'utf8'))
  return made
}

function answer(ready: TypstCompiler, { id, template, data }: TypesetRequest): TypesetAnswer {
  const isFull = process.memoryUsage.rss() > FULL
  try {
    ready.add_source(TEMPLATE, readFileSync(template, 'utf8'))
    const inputs = [
      ['data', data],
      ['families', FAMILIES],
    ]
    const { result, diagnostics } = ready.compile(TEMPLATE, inputs, 'pdf', DIAGNOSTICS_AS_LINES) as Compiled
    return result === undefined ? { id, isFull, problem: diagnostics?.[0] ?? 'Typst gives no reason.' } : { id, isFull, pdf: result }
  } catch (error) {
    // What a crash left behind is not used again.
    return { id, isFull: true, problem: error instanceof Error ? error.message : String(error) }
  }
}

interface Compiled {
  result?: Uint8Array
  diagnostics?: string[]
}
