import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareWith, type Compared } from './compare.ts'
import { mergeBase } from './git.ts'

// A repository of one small story file, drawn in the real browser. It lies here so that it finds the packages of this one.
const fixture = mkdtempSync(join(import.meta.dirname, '.fixture-'))
const tree = join(fixture, 'repository')
const storyFile = join(tree, 'packages/ui/src/dot.stories.tsx')

const block = (name: string, colour: string): string =>
  `export const ${name} = { render: () => <div style={{ width: 80, height: 40, background: '${colour}' }} /> }\n`

function write(stories: string): void {
  writeFileSync(storyFile, `export default { title: 'Primitives/Dot' }\n${stories}`)
}

const git = (...words: string[]): string => execFileSync('git', words, { cwd: tree, encoding: 'utf8' })

async function compared(): Promise<Compared> {
  return await compareWith({
    tree,
    base: mergeBase(tree) ?? '',
    words: '',
    install: () => Promise.resolve(),
    temporary: fixture,
    keptBefore: join(fixture, 'before'),
    report: join(fixture, 'report'),
    say: () => undefined,
  })
}

const found = ({ entries }: Compared): string[] => entries.map(({ state, picture }) => `${state} ${picture}`).sort()

beforeAll(() => {
  mkdirSync(join(tree, '.storybook'), { recursive: true })
  mkdirSync(join(tree, 'packages/ui/src'), { recursive: true })
  writeFileSync(join(tree, '.gitignore'), 'visual\n')
  writeFileSync(join(tree, 'packages/ui/package.json'), '{"type":"module"}')
  writeFileSync(
    join(tree, '.storybook/main.ts'),
    `export default { stories: ['../packages/ui/src/*.stories.tsx'], framework: '@storybook/react-vite', addons: ['@storybook/addon-vitest'], core: { disableTelemetry: true } }\n`,
  )
  writeFileSync(
    join(tree, '.storybook/preview.tsx'),
    `export default { parameters: { viewport: { options: { desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } } } } } }\n`,
  )
  write(block('Planted', 'rgb(200, 30, 30)') + block('Untouched', 'rgb(30, 30, 200)'))
  git('init', '--quiet', '--initial-branch', 'main')
  git('add', '--all')
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--quiet', '--message', 'Two dots')
})

afterAll(() => rmSync(fixture, { recursive: true, force: true }))

it('has nothing to compare in a tree that is what the main branch has', () => {
  expect(mergeBase(tree)).toBeUndefined()
})

it('sees a colour that differs by one step, and leaves out the story that is as it was', async () => {
  write(block('Planted', 'rgb(201, 30, 30)') + block('Untouched', 'rgb(30, 30, 200)'))
  const first = await compared()
  expect(found(first)).toEqual(['changed primitives-dot/planted/1280-dark', 'changed primitives-dot/planted/1280-light'])
  expect(first.entries[0]?.message).toBe('3200 pixels differ.')
  expect(first).toMatchObject({ counts: { same: 2, failed: 0 }, takenBefore: 4 })
  const page = readFileSync(join(fixture, 'report/index.html'), 'utf8')
  expect(page).toContain('pictures/primitives-dot/planted/1280-dark-difference.png')
  expect(page).not.toContain('untouched')
}, 180_000)

it('finds the pictures of the commit again, and names the stories that are new and gone', async () => {
  write(block('Planted', 'rgb(200, 30, 30)') + block('Added', 'rgb(30, 30, 200)'))
  const second = await compared()
  expect(found(second)).toEqual([
    'gone primitives-dot/untouched/1280-dark',
    'gone primitives-dot/untouched/1280-light',
    'new primitives-dot/added/1280-dark',
    'new primitives-dot/added/1280-light',
  ])
  expect(second).toMatchObject({ counts: { same: 2, failed: 0 }, takenBefore: 0 })
}, 180_000)
