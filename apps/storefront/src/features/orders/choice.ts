import type { Row } from './order-view.ts'

/** What one zip may be asked for at most. */
export const MOST = 200

/** Ids of items by the ids of their rows. */
export type Choice = ReadonlyMap<string, string>
export const NOTHING: Choice = new Map<string, string>()

/** A change of what is chosen: rows of the page that are chosen now, or not any more. */
export interface Change {
  ids: readonly string[]
  selected: boolean
}

/** What is chosen after a change; the first ones, where it would be more than one zip may hold. */
export function choose(
  choice: Choice,
  rows: readonly Pick<Row, 'id' | 'itemId'>[],
  { ids, selected }: Change,
): { choice: Choice; isCut: boolean } {
  if (!selected) return { choice: new Map([...choice].filter(([id]) => !ids.includes(id))), isCut: false }
  const added = rows.flatMap(({ id, itemId }) => (ids.includes(id) ? [[id, itemId] as const] : []))
  const next = [...new Map([...choice, ...added])]
  return { choice: new Map(next.slice(0, MOST)), isCut: next.length > MOST }
}

/** An item that was bought twice has two rows and one file. */
export const itemsOf = (choice: Choice): string[] => [...new Set(choice.values())]
