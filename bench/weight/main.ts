import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { buildUi } from '../../scripts/build-ui.ts'
import { capture, ROOT } from '../../scripts/run.ts'

/**
 * `pnpm bench:weight`: compares the size of the kit's parts with those of Radix Themes, Mantine and MUI. Each part is bundled alone, minified, with
 * all its dependencies except React, and compressed with brotli. The libraries are installed in a temporary folder. Exits with 1 if a part of ours is
 * the largest.
 */
const PEERS = [
  '@radix-ui/themes@3.3.0',
  '@mantine/core@9.7.4',
  '@mantine/hooks@9.7.4',
  '@mui/material@9.5.0',
  '@emotion/react',
  '@emotion/styled',
  'react@19',
  'react-dom@19',
]

interface Library {
  name: string
  from: string
  /** Its name for each part; absent if it has none. */
  parts: Partial<Record<Part, string>>
  /** Its complete style sheet, if any; MUI generates its styles at run time. */
  css: string | null
}

const PARTS = [
  'Button',
  'Checkbox',
  'Switch',
  'TextField',
  'Dialog',
  'Menu',
  'Accordion',
  'Avatar',
  'Badge',
  'Progress',
  'Spinner',
] as const
type Part = (typeof PARTS)[number]

const same = (...names: Part[]): Partial<Record<Part, string>> => Object.fromEntries(names.map((name) => [name, name]))

const libraries = (ours: string): Library[] => [
  { name: 'Chitra', from: join(ours, 'index.js'), parts: same(...PARTS), css: join(ours, 'styles.css') },
  {
    name: 'Radix Themes',
    from: '@radix-ui/themes',
    parts: {
      ...same('Button', 'Checkbox', 'Switch', 'TextField', 'Dialog', 'Avatar', 'Badge', 'Progress', 'Spinner'),
      Menu: 'DropdownMenu',
    },
    css: 'node_modules/@radix-ui/themes/styles.css',
  },
  {
    name: 'Mantine',
    from: '@mantine/core',
    parts: {
      ...same('Button', 'Checkbox', 'Switch', 'Menu', 'Accordion', 'Avatar', 'Badge', 'Progress'),
      TextField: 'TextInput',
      Dialog: 'Modal',
      Spinner: 'Loader',
    },
    css: 'node_modules/@mantine/core/styles.css',
  },
  {
    name: 'MUI',
    from: '@mui/material',
    parts: {
      ...same('Button', 'Checkbox', 'Switch', 'TextField', 'Dialog', 'Menu', 'Accordion', 'Avatar', 'Badge'),
      Progress: 'LinearProgress',
      Spinner: 'CircularProgress',
    },
    css: null,
  },
]

const EXTERNAL = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1)

/** Bytes, compressed with brotli; null if the library does not have the part. */
async function measure(folder: string, { from }: Library, name: string | undefined): Promise<number | null> {
  if (name === undefined) return null
  const entry = join(folder, 'entry.js')
  writeFileSync(entry, `export { ${name} } from '${from}'\n`)
  const results = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: true, lib: { entry, formats: ['es'] }, rolldownOptions: { external: EXTERNAL } },
  })
  const [result] = [results].flat()
  if (result === undefined || !('output' in result)) throw new Error(`${from} ${name}: nothing was built`)
  return result.output.reduce((sum, chunk) => sum + (chunk.type === 'chunk' ? brotliCompressSync(chunk.code).length : 0), 0)
}

const folder = mkdtempSync(join(tmpdir(), 'chitra-weight-'))
try {
  await buildUi()
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}')
  const installed = await capture('npm', ['install', '--no-audit', '--no-fund', ...PEERS], { cwd: folder })
  if (installed.code !== 0) throw new Error(installed.output)
  const all = libraries(join(ROOT, 'packages/ui/dist'))
  const row = (first: string, cells: (number | null)[]): boolean =>
    process.stdout.write(`| ${first} | ${cells.map((bytes) => (bytes === null ? '' : kilobytes(bytes))).join(' | ')} |\n`)
  process.stdout.write(
    `kB, brotli, without React\n\n| part | ${all.map(({ name }) => name).join(' | ')} |\n|---|${'---|'.repeat(all.length)}\n`,
  )
  const largest: string[] = []
  for (const part of PARTS) {
    const sizes: (number | null)[] = []
    for (const library of all) sizes.push(await measure(folder, library, library.parts[part]))
    row(part, sizes)
    const [ours, ...others] = sizes
    if (ours != null && others.every((other) => other === null || other < ours)) largest.push(part)
  }
  row(
    'complete style sheet',
    all.map(({ css }) => (css === null ? null : brotliCompressSync(readFileSync(join(css.startsWith('/') ? '' : folder, css))).length)),
  )
  process.stdout.write(largest.length === 0 ? '\nNo part of ours is the largest.\n' : `\nLargest of all: ${largest.join(', ')}\n`)
  process.exitCode = largest.length === 0 ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
