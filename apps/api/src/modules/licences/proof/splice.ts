import { Readable } from 'node:stream'

/** A change of a file: at a place, so many bytes are dropped and others stand there. */
export interface Splice {
  at: number
  drop: number
  insert: Buffer
}

/** Of a file with changes. */
export const splicedBytes = (bytes: number, splices: readonly Splice[]): number =>
  splices.reduce((sum, { drop, insert }) => sum - drop + insert.length, bytes)

type Piece = { from: number; to: number } | Buffer

/** The stretches of the file and what stands between them, in order. @param splices in order, apart from each other */
function piecesOf(bytes: number, splices: readonly Splice[]): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const { at, drop, insert } of splices) {
    pieces.push({ from, to: at }, insert)
    from = at + drop
  }
  return [...pieces, { from, to: bytes }].filter((piece) => Buffer.isBuffer(piece) || piece.to > piece.from)
}

/**
 * A part of a file with changes, both ends inclusive, streamed: the file itself stays as it is.
 * @param open a part of the file, both ends inclusive
 */
export function splicedStream(
  { bytes, open }: { bytes: number; open: (range: { start: number; end: number }) => Readable },
  splices: readonly Splice[],
  { start, end }: { start: number; end: number },
): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    let at = 0
    for (const piece of piecesOf(bytes, splices)) {
      const length = Buffer.isBuffer(piece) ? piece.length : piece.to - piece.from
      const [first, last] = [Math.max(start - at, 0), Math.min(end - at, length - 1)]
      if (first <= last) {
        if (Buffer.isBuffer(piece)) yield piece.subarray(first, last + 1)
        else yield* open({ start: piece.from + first, end: piece.from + last }) as AsyncIterable<Buffer>
      }
      at += length
      if (at > end) return
    }
  }
  return Readable.from(parts(), { objectMode: false })
}
