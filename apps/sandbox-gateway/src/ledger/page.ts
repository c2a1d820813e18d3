import type { Collection } from './entities.ts'

/** Query of a list: the texts of whole numbers; `from` and `to` are Unix seconds. */
export interface PageQuery {
  count?: string
  skip?: string
  from?: string
  to?: string
}

const wholeNumber = { type: 'string', pattern: '^\\d{1,12}$' } as const
export const pageProperties = { count: wholeNumber, skip: wholeNumber, from: wholeNumber, to: wholeNumber } as const

/** Newest first; 10 unless told, 100 at most. */
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
