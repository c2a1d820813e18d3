/**
 * Parses a `Range` header (RFC 9110 §14) with a single range. Several ranges are ignored, as the RFC allows.
 * @returns the first and last byte, both inclusive; null to send the whole file
 */
export function readRange(header: string | undefined, size: number): { start: number; end: number } | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (match === null || (match[1] === '' && match[2] === '')) return null
  const [, first = '', last = ''] = match
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null
  return start >= size || start > end ? 'unsatisfiable' : { start, end }
}
