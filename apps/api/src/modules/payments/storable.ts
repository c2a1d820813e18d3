/** Levels of nesting. The gateway's events have six. */
const MAX_DEPTH = 30

/**
 * Makes a signed body storable as jsonb, which accepts neither NUL nor lone surrogates. The gateway would retry an event that cannot be stored for a
 * day. Values nested deeper than in any real event become null.
 */
export function storable(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed()
  if (value === null || typeof value !== 'object') return value
  if (depth >= MAX_DEPTH) return null
  if (Array.isArray(value)) return value.map((inner) => storable(inner, depth + 1))
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [storable(key), storable(inner, depth + 1)]))
}
