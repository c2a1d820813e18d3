import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../../visual/folders.ts'
import { readChangeset, textOfChanges, whatChanged } from './what-changed.ts'

const changeset = (bump: string, text: string) => `---\n'@chitra/ui': ${bump}\n---\n\n${text}\n`

it('lists what breaks before what is new and what is repaired, above the releases', () => {
  const changes = [
    changeset('patch', 'A repair.'),
    changeset('minor', 'A part.'),
    changeset('major', 'A prop is gone.'),
    changeset('minor', 'Two parts.'),
  ]
  expect(textOfChanges(changes, '# @chitra/ui\n\n## 0.1.0\n\nThe first.\n')).toBe(
    '## Not released yet\n\n### What breaks\n\nA prop is gone.\n\n### What is new\n\nA part.\n\nTwo parts.\n\n### What is repaired\n\nA repair.\n\n## 0.1.0\n\nThe first.',
  )
})

it('has no section for the next release where nothing has changed', () => {
  expect(textOfChanges([], '# @chitra/ui\n\n## 0.1.0\n\nThe first.\n')).toBe('## 0.1.0\n\nThe first.')
})

it('refuses a file that is no changeset of the kit', () => {
  expect(() => readChangeset("---\n'@chitra/api': minor\n---\n\nText.\n")).toThrow('This is no changeset of @chitra/ui')
})

it('shows every changeset of the repository, and its releases', () => {
  const files = globSync('.changeset/*.md', { cwd: ROOT }).map((name) => readFileSync(join(ROOT, name), 'utf8'))
  for (const file of files) expect(whatChanged).toContain(readChangeset(file).text)
  expect(whatChanged).toContain('## 0.1.0')
})
