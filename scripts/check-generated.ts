import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { capture, ROOT } from './run.ts'
import { tokenFiles } from './write-tokens.ts'
import { wasmFiles } from './write-wasm.ts'

// Fails if the generated types of packages/api-client do not match openapi.yaml, the exported tokens of packages/ui do not match theme.css, or the WebAssembly of apps/api does
// not match its text.
const folder = mkdtempSync(join(tmpdir(), 'chitra-generated-'))
const fresh = join(folder, 'schema.ts')
const { code, output } = await capture(process.execPath, [
  join(ROOT, 'packages/api-client/node_modules/openapi-typescript/bin/cli.js'),
  join(ROOT, 'openapi.yaml'),
  '-o',
  fresh,
])
const same = code === 0 && readFileSync(fresh, 'utf8') === readFileSync(join(ROOT, 'packages/api-client/src/generated/schema.ts'), 'utf8')
rmSync(folder, { recursive: true, force: true })
if (code !== 0) process.stderr.write(output)
if (!same) {
  process.stderr.write('packages/api-client/src/generated/schema.ts does not match openapi.yaml. Run `pnpm generate`.\n')
  process.exit(1)
}

const isStale = ([path, text]: [string, string]) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== text
const staleTokens = [...tokenFiles()].filter(isStale)
for (const [path] of staleTokens) process.stderr.write(`${path} does not match packages/ui/src/theme.css. Run \`pnpm tokens\`.\n`)
const staleWasm = [...(await wasmFiles())].filter(isStale)
for (const [path] of staleWasm) process.stderr.write(`${path} does not match its text. Run \`pnpm wasm\`.\n`)
if (staleTokens.length + staleWasm.length > 0) process.exit(1)
