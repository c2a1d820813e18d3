/** The first message of a connection has no type, and says one of these in its second word, or the version of the protocol (PostgreSQL documentation, 54.7). */
const SSL_REQUEST = 80_877_103
const GSS_REQUEST = 80_877_104
const CANCEL_REQUEST = 80_877_102

/** After one of these the client waits for an answer: query, sync, flush, function call, password, and the end of a copy. */
const ENDS = new Set([...'QSHFpcf'].map((letter) => letter.charCodeAt(0)))
/** The client leaves. */
const TERMINATE = 'X'.charCodeAt(0)

/**
 * Cuts what a client sends into batches, each up to where the client waits for an answer. Returns those that are complete with the given bytes.
 * @param refuse is called for each request for encryption
 */
export function batchesOf(refuse: () => void): (bytes: Buffer) => Buffer[] {
  let received: Buffer = Buffer.alloc(0)
  let isStarted = false
  /** Bytes of `received` whose messages are complete. */
  let complete = 0

  /** The length of the message that begins here, or null if it is not all there. */
  function lengthAt(at: number): number | null {
    const head = isStarted ? 1 : 0
    if (received.length < at + head + 4) return null
    const length = head + received.readInt32BE(at + head)
    return received.length < at + length ? null : length
  }

  /** A batch of the first message, which none follows before it is answered; null for what is not for the database. */
  function begin(length: number): Buffer | null {
    const code = received.readInt32BE(4)
    const message = received.subarray(0, length)
    received = received.subarray(length)
    if (code === SSL_REQUEST || code === GSS_REQUEST) refuse()
    else if (code !== CANCEL_REQUEST) {
      isStarted = true
      return message
    }
    return null
  }

  return (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
    const batches: Buffer[] = []
    for (let length = lengthAt(complete); length !== null; length = lengthAt(complete)) {
      if (!isStarted) {
        const first = begin(length)
        if (first !== null) batches.push(first)
        continue
      }
      const type = received[complete] ?? 0
      complete += length
      if (type !== TERMINATE && !ENDS.has(type)) continue
      if (type !== TERMINATE) batches.push(received.subarray(0, complete))
      received = received.subarray(complete)
      complete = 0
    }
    return batches
  }
}
