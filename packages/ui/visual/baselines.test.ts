import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { recordFile } from './folders.ts'
import { picturesOf, readStories, recordedPictures } from './stories.ts'

const stories = readStories()
const expected = stories.flatMap(picturesOf)
const recorded = new Set(recordedPictures())

it('names the build that made the baselines', () => {
  expect(existsSync(recordFile)).toBe(true)
})

it('sees patterns in four pictures, and what has one size or is made of them in two', () => {
  const counts = (folder: string) => new Set(stories.filter(({ file }) => file.startsWith(folder)).map((story) => picturesOf(story).length))
  // A story that fixes its width has the half of them.
  expect(counts('patterns/')).toEqual(new Set([4, 2]))
  expect(counts('primitives/')).toEqual(new Set([2]))
  expect(counts('foundations/')).toEqual(new Set([2]))
  expect(counts('examples/').has(2)).toBe(true)
})

it('has every picture of every story', () => {
  expect(expected.filter((name) => !recorded.has(name))).toEqual([])
})

it('has no baseline that no story has', () => {
  const known = new Set(expected)
  expect([...recorded].filter((name) => !known.has(name))).toEqual([])
})
