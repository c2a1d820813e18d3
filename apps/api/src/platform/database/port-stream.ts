import { Duplex } from 'node:stream'
import type { MessagePort } from 'node:worker_threads'

/** A connection between two threads, with what `pg` calls of a socket. What is written together is one message, and the end is `null`. */
export class PortStream extends Duplex {
  readonly #port: MessagePort

  constructor(port: MessagePort) {
    super({ allowHalfOpen: false })
    this.#port = port
    port.on('message', (bytes: Uint8Array | null) =>
      this.push(bytes === null ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)),
    )
    port.on('close', () => this.destroy())
  }

  /** The other side has its port already, or gets it before the first message. */
  connect(): void {
    process.nextTick(() => this.emit('connect'))
  }

  /** Messages have no delay. */
  setNoDelay(): void {}

  ref(): void {
    this.#port.ref()
  }

  unref(): void {
    this.#port.unref()
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this._writev([{ chunk }], done)
  }

  /** As one copy: the memory that a buffer is part of would go with it. */
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    const bytes = new Uint8Array(chunks.reduce((length, { chunk }) => length + chunk.length, 0))
    let at = 0
    for (const { chunk } of chunks) {
      bytes.set(chunk, at)
      at += chunk.length
    }
    this.#port.postMessage(bytes)
    done()
  }

  override _final(done: () => void): void {
    this.#port.postMessage(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#port.close()
    done(error)
  }
}
