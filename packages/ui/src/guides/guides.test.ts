import { toId } from 'storybook/internal/csf'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../visual/folders.ts'
import { readStories } from '../../visual/stories.ts'
import * as icons from '../icons.ts'
import { guideOf, partNames, titleOf } from './all-guides.ts'
import type { Guide } from './guide.ts'
import { detailsText, purposeText } from './guide-text.ts'

const titles = new Set(readStories(ROOT).map(({ title }) => title))
const pages = new Set([...titles].map((title) => toId(title, 'docs')))

const guideFor = (name: string): Guide => {
  const guide = guideOf(name)
  if (guide === undefined) throw new Error(`${name} has no guide: write ${name} into the *.guide.ts beside it`)
  return guide
}

/** Every text of a guide, by the name of its field. */
const textsOf = ({ use, avoid, words, announced, rtl, anatomy, keys }: Guide): [string, string][] => [
  ...Object.entries({ use, avoid, words, announced, rtl }),
  ...Object.entries(anatomy)
    .flat()
    .map((text): [string, string] => ['anatomy', text]),
  ...(typeof keys === 'string' ? [keys] : Object.entries(keys).flat()).map((text): [string, string] => ['keys', text]),
]

describe.each(partNames)('%s', (name) => {
  it('has a guide whose fields are filled', () => {
    const guide = guideFor(name)
    expect(textsOf(guide).filter(([, text]) => text.trim() === '')).toEqual([])
    for (const list of [guide.anatomy, guide.keys, guide.neighbours]) expect(Object.keys(list)).not.toHaveLength(0)
    expect(guide.code).toContain(`<${name}`)
  })

  it('has a page under the title of its guide', () => {
    expect(titles).toContain(titleOf(name))
  })

  it('has other parts as neighbours, each once', () => {
    const { neighbours } = guideFor(name)
    expect(neighbours.filter((each) => !partNames.includes(each) || each === name)).toEqual([])
    expect(neighbours).toEqual([...new Set(neighbours)])
  })

  it('names parts that exist, and links to their pages', () => {
    const guide = guideFor(name)
    const named = textsOf(guide).flatMap(([, text]) => Array.from(text.matchAll(/`([A-Z]\w*)`/g), ([, part]) => part ?? ''))
    expect(named.filter((part) => !(partNames as string[]).includes(part) && !(part in icons))).toEqual([])
    const linked = Array.from(`${purposeText(name, guide)}${detailsText(name, guide)}`.matchAll(/\?path=\/docs\/([\w-]+)/g), ([, id]) => id)
    expect(linked.length).toBeGreaterThanOrEqual(guide.neighbours.length)
    expect(linked.filter((id) => id !== undefined && !pages.has(id))).toEqual([])
  })
})

/** Shorter ones may well be true of two parts. */
const LONG = 60

it('says no long sentence of two parts', () => {
  const sentences = partNames.flatMap((name) =>
    textsOf(guideFor(name))
      .filter(([field]) => field !== 'keys' && field !== 'anatomy')
      .flatMap(([, text]) => text.split(/(?<=[.;:]) /))
      .filter((sentence) => sentence.length > LONG),
  )
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([])
})

it('turns a guide into text with its headings, keys and neighbours', () => {
  const guide = guideFor('Chip')
  expect(purposeText('Chip', guide)).toMatch(
    /^## When to use it\n\nFor a keyword: around a \[Link\]\(\?path=\/docs\/primitives-link--docs\)/,
  )
  const details = detailsText('Chip', guide)
  expect(details).toContain('| Key | What it does |\n| --- | --- |\n| Enter | follows the link')
  expect(details).toContain('- [Badge](?path=/docs/primitives-badge--docs): To say one lasting thing about an item in a word.')
})
