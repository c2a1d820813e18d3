import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'

/** What the store says of a file that a browser gets from it. */
export interface FileHeaders {
  contentType?: string
  contentDisposition?: string
  cacheControl?: string
}

/** A file that was opened: what is said of it holds for its bytes, even if it is replaced meanwhile. */
export interface OpenFile {
  bytes: number
  modified: Date
  /** So many of its first bytes, or all. */
  first(bytes: number): Promise<Buffer>
  /** The bytes from `start` to `end`, both included. Called once; the file is closed when the stream ends. */
  stream(range?: { start: number; end: number }): Readable
  /** Reads bytes from a place on into a buffer, as many as it holds, and returns how many there were; null where files can only be streamed. */
  readInto: ((buffer: Buffer, from: number) => Promise<number>) | null
  /** For a file that is not streamed to its end. */
  close(): Promise<void>
}

/** File storage. Keys are made by this program (`public/ab/abc…/400.avif`, `originals/x9/x9….jpg`), never by a user. */
export interface Files {
  /** Writes a file atomically. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Copies a local file into the storage atomically. */
  putFile(key: string, path: string): Promise<void>
  /** Size in bytes and time of the last change; null when there is no such file. */
  stat(key: string): Promise<{ bytes: number; modified: Date } | null>
  /** The bytes from `start` to `end`, both included. */
  stream(key: string, range?: { start: number; end: number }): Readable
  /** Opens a file; its stream is not affected if the file is replaced meanwhile. Null when there is no such file. */
  open(key: string): Promise<{ bytes: number; stream: Readable } | null>
  /** Opens a file for a part of it, or for nothing but its size and time. Null when there is no such file. */
  openForParts(key: string): Promise<OpenFile | null>
  /** Writes a stream atomically. */
  putStream(key: string, stream: Readable): Promise<void>
  /** The keys of all files, without those that are still being written. */
  keys(): AsyncIterable<string>
  remove(key: string): Promise<void>
  /** An address at which a browser gets the file without this server, for an hour at least; null where there is none. */
  directAddress(key: string, as?: FileHeaders): Promise<string | null>
  /** Throws when files cannot be written. */
  check(): Promise<void>
}

/** The first words of keys. */
export const FOLDERS = ['public', 'originals', 'clean', 'papers', 'certificates'] as const
const KEY = /^(public|originals|clean|papers|certificates)(\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/

/** Whether a text is a valid key; paths that lead out of a folder are not. */
export const isKey = (text: string): boolean => KEY.test(text) && !text.includes('..')

/** Reads a whole stream into memory; for files known to be small. */
export async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  await pipeline(stream, async (source) => {
    for await (const chunk of source) chunks.push(chunk as Buffer)
  })
  return Buffer.concat(chunks)
}
