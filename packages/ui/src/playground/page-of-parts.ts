/** A part on the page; the same part may stand there twice. */
export interface Placed {
  /** Unique on the page. */
  id: number
  name: string
}

export const withPart = (page: readonly Placed[], name: string): Placed[] => [
  ...page,
  { id: Math.max(0, ...page.map(({ id }) => id)) + 1, name },
]

export const withoutPart = (page: readonly Placed[], id: number): Placed[] => page.filter((placed) => placed.id !== id)

/** With one part a step up (-1) or down (1); at an end it stays. */
export function withMoved(page: readonly Placed[], id: number, by: -1 | 1): Placed[] {
  const from = page.findIndex((placed) => placed.id === id)
  const moved = page[from]
  const other = page[from + by]
  if (moved === undefined || other === undefined) return [...page]
  return page.map((placed, index) => (index === from ? other : index === from + by ? moved : placed))
}
