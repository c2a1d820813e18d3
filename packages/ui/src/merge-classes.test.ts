import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { twMerge } from 'tailwind-merge'
import { expect, it } from 'vitest'
import { mergeClasses } from './merge-classes.ts'

/** Words that stand in quotes and may be classes. */
const word = /^-?(?:[\w[\]&_>*=-]+:)*-?[a-z][\w./[\]()%,-]*!?$/

function classesInUse(): string[] {
  const found = new Set<string>()
  for (const file of globSync('**/*.tsx', { cwd: fileURLToPath(new URL('.', import.meta.url)) }))
    for (const [, quoted = ''] of readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(/['"`]([^'"`\n]+)['"`]/g))
      for (const part of quoted.split(' ')) if (word.test(part)) found.add(part.replace(/^.*:/, ''))
  return [...found]
}

/** Names of our theme, which tailwind-merge does not know, and utilities that no caller overrides: single corners, outlines, icon strokes, rotation and scale. */
const apart = /(?:^|:)(?:layer|animate|rounded-[a-z]-|inset-ring|-?outline|origin|-?scale|stroke)/

it('merges any two classes in use like the full tailwind-merge', () => {
  const classes = classesInUse().filter((name) => !apart.test(name))
  expect(classes.length).toBeGreaterThan(300)
  const differing = classes.flatMap((first) =>
    classes
      .filter((second) => second !== first && mergeClasses(first, second) !== twMerge(first, second))
      .map((second) => `${first} ${second}`),
  )
  expect(differing).toEqual([])
  // Hundreds of thousands of pairs.
}, 60_000)
