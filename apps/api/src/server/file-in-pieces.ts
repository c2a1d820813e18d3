import { Stream, type Writable } from 'node:stream'

/** Bytes that are read and sent at once. */
const PIECE = 128 * 1024
/** Pieces that are kept for the next file: 4 MB. */
const MOST_KEPT = 32

const kept: Buffer[] = []

export interface FilePart {
  /** Reads bytes from a place on into a buffer, as many as it holds; returns how many there were. */
  readInto(buffer: Buffer, from: number): Promise<number>
  close(): Promise<void>
  /** Sent before the file's bytes. */
  head: Buffer
  /** The file's bytes from `start` to `end`, both included; none if `end` is less. */
  start: number
  end: number
}

/**
 * A part of a file on its way to a visitor, read into buffers that are used again. A stream allocates each of its pieces outside of V8's heap, and after 64 MB of them V8 collects garbage through the whole of it:
 * several times a second where previews are asked for. It is a `Stream` of the old kind, with a `pipe` and nothing else, because a buffer may be used again only when the socket says that it is sent.
 */
export class FileInPieces extends Stream {
  readonly #part: FilePart
  #giveUp: ((error: Error) => void) | null = null
  #isBegun = false
  #isGone = false

  constructor(part: FilePart) {
    super()
    this.#part = part
  }

  override pipe<To extends NodeJS.WritableStream>(to: To): To {
    this.#isBegun = true
    this.#sendTo(to as To & Writable).then(
      () => this.emit('end'),
      (error: Error) => this.emit(this.#isGone ? 'close' : 'error', error),
    )
    return to
  }

  /** The visitor is gone: a socket that is closed need not say what became of its bytes. */
  destroy(): void {
    this.#isGone = true
    if (!this.#isBegun) void this.#part.close()
    this.#giveUp?.(new Error('the visitor is gone'))
  }

  async #sendTo(to: Writable): Promise<void> {
    const { head, start, end, close } = this.#part
    const piece = kept.pop() ?? Buffer.allocUnsafeSlow(PIECE)
    try {
      let at = start
      let unsent = head
      while (unsent.length > 0 || at <= end) {
        let filled = unsent.copy(piece)
        unsent = unsent.subarray(filled)
        if (filled < PIECE && at <= end) {
          const read = await this.#part.readInto(piece.subarray(filled, Math.min(PIECE, filled + end + 1 - at)), at)
          if (read === 0) throw new Error('a file is shorter than it was')
          filled += read
          at += read
        }
        await this.#written(to, piece.subarray(0, filled))
      }
      // Not after an error: the socket may still read from it.
      if (kept.length < MOST_KEPT) kept.push(piece)
      to.end()
    } finally {
      await close()
    }
  }

  #written(to: Writable, bytes: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isGone) return reject(new Error('the visitor is gone'))
      this.#giveUp = reject
      to.write(bytes, (error) => (error ? reject(error) : resolve()))
    })
  }
}
