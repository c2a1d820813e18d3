import type { Collection } from './entities.ts'

/** The query of a list: integers as text. `from` and `to` are Unix seconds. */
export interface PageQuery {
  count?: string
  skip?: string
  from?: string
  to?: string
}

const wholeNumber = { type: 'string', pattern: '^\\d{1,12}$' } as const
export const pageProperties = { count: wholeNumber, skip: wholeNumber, from: wholeNumber, to: wholeNumber } as const

/** A page, newest first, of 10 items by default and at most 100. */
export function page<Entity extends { created_at: number }>(items: Entity[], query: PageQuery): Collection<Entity> {
  const from = Number(query.from ?? 0)
  const to = Number(query.to ?? Number.MAX_SAFE_INTEGER)
  const skip = Number(query.skip ?? 0)
  const count = Math.min(Number(query.count ?? 10), 100)
  const within = items.filter((item) => item.created_at >= from && item.created_at <= to).reverse()
  return collection(within.slice(skip, skip + count))
}

export function collection<Entity>(items: Entity[]): Collection<Entity> {
  return { entity: 'collection', count: items.length, items }
}
