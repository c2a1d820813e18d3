/** What a picture looks like (docs/decisions/0049-look.md): SIZE signed bytes, all looks of about the same length. */
export type Look = Int8Array

export const SIZE = 256
/** Of each look as a vector: 4.5 standard deviations fit into a byte. */
export const LENGTH = 448

/** Scales numbers to a look. */
export function toLook(numbers: ArrayLike<number>): Look {
  let sum = 0
  for (let n = 0; n < SIZE; n += 1) sum += (numbers[n] ?? 0) ** 2
  const scale = sum > 0 ? LENGTH / Math.sqrt(sum) : 0
  return Int8Array.from({ length: SIZE }, (_, n) => Math.max(-127, Math.min(127, Math.round((numbers[n] ?? 0) * scale))))
}

/** From -1 to 1: the cosine of two looks. */
export function likeness(one: Look, other: Look): number {
  let dot = 0
  for (let n = 0; n < SIZE; n += 1) dot += (one[n] ?? 0) * (other[n] ?? 0)
  return likenessOfDot(dot)
}

/** @param dot the dot product of two looks */
export const likenessOfDot = (dot: number): number => Math.max(-1, Math.min(1, dot / LENGTH ** 2))

export const lookToBytes = (look: Look): Buffer => Buffer.from(look.buffer, look.byteOffset, look.byteLength)

export const lookToText = (look: Look): string => lookToBytes(look).toString('base64url')

/** @param text base64url of SIZE bytes; null for anything else */
export function lookOfText(text: string): Look | null {
  const bytes = Buffer.from(text, 'base64url')
  return bytes.length === SIZE ? lookOfBytes(bytes) : null
}

/** A look as it is stored. */
export const lookOfBytes = (bytes: Buffer): Look => new Int8Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + SIZE))
