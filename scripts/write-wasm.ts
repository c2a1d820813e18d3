import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import wabt from 'wabt'
import { ROOT } from './run.ts'

// `pnpm wasm`: writes the WebAssembly of the exact scan of looks. `npm test "generated client"` fails if it does not match its text.
const SCAN = 'apps/api/src/modules/looks/scan'

/** The text of each generated file, by its path from the root. */
export async function wasmFiles(): Promise<Map<string, string>> {
  const { parseWat } = await wabt()
  const source = parseWat('compare.wat', readFileSync(join(ROOT, SCAN, 'compare.wat'), 'utf8'), { simd: true })
  source.validate()
  const text = Buffer.from(source.toBinary({}).buffer).toString('base64')
  return new Map([
    [`${SCAN}/generated/compare-wasm.ts`, `// Written by \`pnpm wasm\` from compare.wat.\nexport const COMPARE_WASM =\n  '${text}'\n`],
  ])
}

if (import.meta.main) for (const [path, text] of await wasmFiles()) writeFileSync(join(ROOT, path), text)
