/** Levels of nesting; the gateway's events have six. */
const DEEPEST = 30

/**
 * A signed body as the database can keep it: PostgreSQL's jsonb takes neither NUL nor half a surrogate pair, and an event that could never be
 * stored would be sent again for a day. What lies deeper than any real event is left out.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (value === null || typeof value !== 'object') return value
  if (depth >= DEEPEST) return null
  if (Array.isArray(value)) return value.map((inner) => storable(inner, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), storable(inner, depth + 1)]))
}
