import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from './run.ts'

// Every relative link in a Markdown file must lead to a file or folder, and its fragment to a heading.
const LINK = /\]\(([^)\s]+)\)/g
/** Fewer links than the documents have had for long mean that the pattern above no longer finds them. */
const LEAST_LINKS = 50

/** A heading's fragment, as GitHub makes it. */
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
    else if (fragment !== undefined && !headingsOf(target).includes(fragment)) problems.push(`${file}: ${link} names no heading`)
  }
}
if (links < LEAST_LINKS) problems.push(`Only ${links} links were found: does this check still read them?`)
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
