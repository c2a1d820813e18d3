import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { capture, ROOT } from './run.ts'
import { tokenFiles } from './write-tokens.ts'

const UI = join(ROOT, 'packages/ui')
const DIST = join(UI, 'dist')

/**
 * Builds packages/ui as it is published: one ES module with types per source file, so that bundlers can drop unused ones; the theme for projects with
 * Tailwind (`theme.css`); a complete style sheet for others (`styles.css`); the fonts; and the tokens for other tools. Throws with the compiler's output.
 */
export async function buildUi(): Promise<void> {
  rmSync(DIST, { recursive: true, force: true })
  const { code, output } = await capture(join(ROOT, 'node_modules/.bin/tsc'), ['-p', join(UI, 'tsconfig.build.json')])
  if (code !== 0) throw new Error(`The kit could not be compiled:\n${output}`)
  renameInTypes()
  copyTheme()
  copyTokens()
  await compileStyles()
}

/** The compiler rewrites `./x.ts` to `./x.js` in modules, but not in declaration files. */
function renameInTypes(): void {
  for (const path of globSync('**/*.d.ts', { cwd: DIST }).map((name) => join(DIST, name)))
    writeFileSync(path, readFileSync(path, 'utf8').replace(/((?:from|import\()\s*['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2'))
}

/** Copies the theme and its fonts, because a published package cannot refer to another package's folder. */
function copyTheme(): void {
  mkdirSync(join(DIST, 'fonts'), { recursive: true })
  const css = readFileSync(join(UI, 'src/theme.css'), 'utf8').replace(/url\('([^']+\.woff2)'\)/g, (_, from: string) => {
    copyFileSync(join(UI, 'src', from), join(DIST, 'fonts', basename(from)))
    return `url('./fonts/${basename(from)}')`
  })
  copyFileSync(join(UI, 'src/fonts/OFL.txt'), join(DIST, 'fonts/OFL.txt'))
  writeFileSync(join(DIST, 'theme.css'), css)
}

function copyTokens(): void {
  mkdirSync(join(DIST, 'tokens'), { recursive: true })
  for (const [path, text] of tokenFiles()) writeFileSync(join(DIST, 'tokens', basename(path)), text)
}

async function compileStyles(): Promise<void> {
  const out = join(DIST, '.styles')
  await build({
    root: DIST,
    base: './',
    configFile: false,
    logLevel: 'error',
    plugins: [tailwindcss()],
    build: {
      outDir: out,
      assetsDir: '',
      assetsInlineLimit: 0,
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      rolldownOptions: { input: join(DIST, 'theme.css'), output: { assetFileNames: '[name][extname]' } },
    },
  })
  // Refers to the fonts copied above; the bundler's copies are deleted.
  writeFileSync(
    join(DIST, 'styles.css'),
    readFileSync(join(out, 'theme.css'), 'utf8').replace(/url\((?:\.\/)?([\w-]+\.woff2)\)/g, 'url(./fonts/$1)'),
  )
  rmSync(out, { recursive: true })
}

if (import.meta.main) await buildUi()
