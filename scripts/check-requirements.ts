import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run.ts'

// Checks that every requirement named in a test title, a story's tag or a comment has exactly one row in docs/requirements.md.
const ROW = /^\| ([A-Z]+-\w+) \| (.*\S) \|$/gm
const TITLE_IDS = /\[([A-Z]+-(?:\d\d|[a-z]\w+)(?:, ?[A-Z]+-(?:\d\d|[a-z]\w+))*)\]/g
/** Guards the patterns above: if fewer ids are found, they are probably wrong. */
const MIN_NAMED = 200

const rows = [...readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8').matchAll(ROW)].map((match) => match[1] ?? '')
const known = new Set(rows)
const prefixes = [...new Set(rows.map((id) => id.split('-')[0]))].join('|')
const COMMENT_ID = new RegExp(String.raw`\b(?:${prefixes})-\d\d\b`, 'g')

const problems = rows.filter((id, at) => rows.indexOf(id) !== at).map((id) => `docs/requirements.md has two rows ${id}`)
const named = new Set<string>()
const folders = ['apps', 'packages', 'demo', 'e2e', 'bench', 'scripts']
for (const file of globSync(`{${folders.join(',')}}/**/*.{ts,tsx,js,mjs,css}`, {
  cwd: ROOT,
  exclude: (name) => name === 'node_modules' || name === 'dist',
})) {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const inTitles = [...text.matchAll(TITLE_IDS)].flatMap((match) => match[1]?.split(/, ?/) ?? [])
  const inComments = [...text.matchAll(COMMENT_ID)].map(([id]) => id)
  for (const id of new Set([...inTitles, ...inComments])) {
    named.add(id)
    if (!known.has(id)) problems.push(`${file} names ${id}, which is not in docs/requirements.md`)
  }
}
if (named.size < MIN_NAMED)
  problems.push(`Only ${named.size} requirements are named in the code: are the patterns of this check still right?`)
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
