import { guideOf, titleOf } from './all-guides.ts'
import type { Guide } from './guide.ts'

/** The address of a page of documentation: Storybook makes it of the title. */
const pageOf = (title: string): string => `?path=/docs/${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}--docs`

const linkTo = (name: string): string | undefined => {
  const title = titleOf(name)
  return title && `[${name}](${pageOf(title)})`
}

/** Each part that is named in backticks becomes a link to its page, except the part's own. */
const withLinks = (text: string, own: string): string =>
  text.replaceAll(/`([A-Z]\w*)`/g, (whole, name: string) => (name === own ? whole : (linkTo(name) ?? whole)))

const table = (head: readonly [string, string], rows: ReadonlyArray<readonly [string, string]>): string =>
  [head, ['---', '---'], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

/** What stands above the states: when it is used, and what it is made of. */
export function purposeText(name: string, guide: Guide): string {
  const parts = Object.entries(guide.anatomy).map(([piece, what]) => `- **${piece}**: ${what}`)
  const text = ['## When to use it', guide.use, '## When not', guide.avoid, '## Anatomy', parts.join('\n')].join('\n\n')
  return withLinks(text, name)
}

/** What stands below the states: words, keys, what is heard, direction, neighbours. */
export function detailsText(name: string, guide: Guide): string {
  const keys = typeof guide.keys === 'string' ? guide.keys : table(['Key', 'What it does'], Object.entries(guide.keys))
  const text = [
    '## Words',
    guide.words,
    '## Accessibility',
    '### Keys',
    keys,
    '### Screen readers',
    guide.announced,
    '## Right to left',
    guide.rtl,
  ].join('\n\n')
  const neighbours = guide.neighbours.map((each) => `- ${linkTo(each) ?? each}: ${firstSentence(guideOf(each)?.use ?? '')}`)
  return `${withLinks(text, name)}\n\n## Neighbours\n\n${withLinks(neighbours.join('\n'), name)}`
}

const firstSentence = (text: string): string => /^.*?[.:](?= |$)/.exec(text)?.[0].replace(/:$/, '.') ?? text
