import { shift } from './colour.ts'

/** Changes the hue (in degrees) and the lightness (-1 to 1) of every colour in a document. */
export function recolour(svg: string, degrees: number, lightness: number): string {
  const seen = new Map<string, string>()
  return svg.replaceAll(/#[0-9a-f]{6}\b/g, (hex) => {
    const known = seen.get(hex) ?? shift(hex, degrees, lightness)
    seen.set(hex, known)
    return known
  })
}
