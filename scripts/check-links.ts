import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run.ts'

// Checks that every relative link in a Markdown file leads to a file or folder, and its fragment to a heading.
const LINK = /\]\(([^)\s]+)\)/g
/** Guards the pattern above: if fewer links are found, it is probably wrong. */
const MIN_LINKS = 50

/** The fragment that GitHub generates for a heading. */
const fragmentOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-')

const headingsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map((match) => fragmentOf(match[1] ?? ''))

const problems: string[] = []
let links = 0
const files = globSync(['*.md', '{apps,bench,demo,docs,e2e,packages,.github}/**/*.md'], {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})
for (const file of files) {
  const text = readFileSync(join(ROOT, file), 'utf8').replace(/```[\s\S]*?```|`[^`\n]*`/g, '')
  for (const [, link = ''] of text.matchAll(LINK)) {
    if (/^[a-z]+:/.test(link)) continue
    links += 1
    const [path = '', fragment] = link.split('#')
    const target = path === '' ? join(ROOT, file) : join(ROOT, dirname(file), decodeURIComponent(path))
    if (!existsSync(target)) problems.push(`${file}: ${link} leads nowhere`)
    else if (fragment !== undefined && !headingsOf(target).includes(fragment)) problems.push(`${file}: ${link} matches no heading`)
  }
}
if (links < MIN_LINKS) problems.push(`Only ${links} links were found: is the pattern of this check still right?`)
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
