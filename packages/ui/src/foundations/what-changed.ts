import released from '../../CHANGELOG.md?raw'

/** What was written for the next release, by file. */
const pending = import.meta.glob<string>('../../../../.changeset/*.md', { eager: true, query: '?raw', import: 'default' })

const bumps = ['major', 'minor', 'patch'] as const
type Bump = (typeof bumps)[number]

const titles: Record<Bump, string> = { major: 'What breaks', minor: 'What is new', patch: 'What is repaired' }

/** The part of a changeset's file that says what it changes, and how much. */
export function readChangeset(file: string): { bump: Bump; text: string } {
  const [, head = '', text = ''] = /^---\n([^]*?)\n---\n([^]*)$/.exec(file) ?? []
  const bump = bumps.find((each) => new RegExp(`^['"]@chitra/ui['"]: ${each}$`, 'm').test(head))
  if (bump === undefined) throw new Error(`This is no changeset of @chitra/ui: ${file}`)
  return { bump, text: text.trim() }
}

/** The next release as Markdown, and those before it. */
export function textOfChanges(changesets: readonly string[], changelog: string): string {
  const changes = changesets.map(readChangeset)
  const sections = bumps.flatMap((bump) => {
    const texts = changes.filter((change) => change.bump === bump).map(({ text }) => text)
    return texts.length === 0 ? [] : [`### ${titles[bump]}`, ...texts]
  })
  const next = sections.length === 0 ? [] : ['## Not released yet', ...sections]
  return [...next, changelog.replace(/^# .*\n/, '').trim()].join('\n\n')
}

export const whatChanged = textOfChanges(Object.values(pending), released)
