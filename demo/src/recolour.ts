import { shift } from './colour.ts'

/** Turns every colour of a document by so many degrees of hue and so much lightness (-1 to 1). */
export function recolour(svg: string, degrees: number, lightness: number): string {
  const seen = new Map<string, string>()
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (hex) => {
    const known = seen.get(hex) ?? shift(hex, degrees, lightness)
    seen.set(hex, known)
    return known
  })
}
