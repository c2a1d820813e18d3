import { type Look, lookToText, SIZE, toLook } from '../modules/looks/look.ts'

/** A look so many degrees from that of 0: two are as alike as the cosine of what is between them. */
export function tiltedLook(degrees: number): Look {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return toLook(Array.from({ length: SIZE }, (_, n) => cos + (n % 2 === 0 ? sin : -sin)))
}

/** The same as a buyer's own picture has it in the address. */
export const tiltedText = (degrees: number): string => lookToText(tiltedLook(degrees))
