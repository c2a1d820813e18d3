import * as icons from '../icons.ts'
import * as kit from '../index.ts'
import type { Guide, Guides, PartName } from './guide.ts'

const files = import.meta.glob<Guides>('../**/*.guide.ts', { eager: true, import: 'guides' })

const entries = Object.entries(files).flatMap(([file, guides]) =>
  Object.entries(guides).map(([name, guide]) => ({ name: name as PartName, guide, file })),
)

/** The kit's components; the icons have one page together. */
export const partNames = Object.keys(kit).filter((name): name is PartName => /^[A-Z]/.test(name) && !(name in icons))

export const guideOf = (name: string): Guide | undefined => entries.find((entry) => entry.name === name)?.guide

/** The title of a part's page: what its stories are called. */
export function titleOf(name: string): string | undefined {
  const file = entries.find((entry) => entry.name === name)?.file
  return file && `${file.includes('/patterns/') ? 'Patterns' : 'Primitives'}/${name}`
}

/** The line that imports what a piece of code uses of the kit. */
export function importFor(code: string): string {
  const named = Array.from(code.matchAll(/<([A-Z]\w*)|\b([a-z]+[A-Z]\w*)\b/g), ([, part, other]) => part ?? other ?? '')
  const used = [...new Set(named)].filter((name) => name in kit).sort()
  return `import { ${used.join(', ')} } from '@chitra/ui'`
}
