/** Told from 0 to 1 as bytes arrive; undefined while nobody has said how many there will be. */
export type OnProgress = (part: number | undefined) => void

/** Bytes that are held here before the browser takes them over, which may put them on disk: a large file never fills the memory. */
const IN_HAND = 4 * 1024 * 1024

/** The whole of an answer's body. What is compressed on the way has no known length. */
export async function readWithProgress(response: Response, onProgress: OnProgress): Promise<Blob> {
  const length = response.headers.has('content-encoding') ? 0 : Number(response.headers.get('content-length') ?? 0)
  const type = response.headers.get('content-type') ?? ''
  if (response.body === null) return await response.blob()
  const blobs: Blob[] = []
  let parts: Uint8Array<ArrayBuffer>[] = []
  let inHand = 0
  let read = 0
  onProgress(length > 0 ? 0 : undefined)
  for await (const part of chunksOf(response.body)) {
    parts.push(part)
    inHand += part.byteLength
    read += part.byteLength
    if (inHand >= IN_HAND) {
      blobs.push(new Blob(parts))
      parts = []
      inHand = 0
    }
    onProgress(length > 0 ? Math.min(1, read / length) : undefined)
  }
  return new Blob([...blobs, ...parts], { type })
}

/** A stream is no async iterable in Safari. */
async function* chunksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}
