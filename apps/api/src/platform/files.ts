import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Readable } from 'node:stream'
import { newId } from './ids.ts'

/** Where bytes lie. Keys are made by this product alone (`public/ab/abc…/400.avif`, `originals/x9/x9….jpg`), never by a user. */
export interface Files {
  /** Writes a file whole or not at all. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Copies a file of this machine in, whole or not at all. */
  putFile(key: string, path: string): Promise<void>
  /** Size in bytes and time of change; null when there is no such file. */
  stat(key: string): Promise<{ bytes: number; modified: Date } | null>
  /** The bytes from `start` to `end`, both included. */
  stream(key: string, range?: { start: number; end: number }): Readable
  /** A file as it is now, also when another is put in its place while it is read; null when there is no such file. */
  open(key: string): Promise<{ bytes: number; stream: Readable } | null>
  /** Writes what a stream gives, whole or not at all. */
  putStream(key: string, stream: Readable): Promise<void>
  /** The keys of all files. Drafts of files that are being written are none. */
  keys(): AsyncIterable<string>
  remove(key: string): Promise<void>
  /** Throws when files cannot be written. */
  check(): Promise<void>
}

const ROOMS = ['public', 'originals', 'clean'] as const
const KEY = /^(public|originals|clean)(\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/
const DRAFT = '.part'
/** Written to see whether files can be. */
const CHECK = '.can-be-written'

/** True for what can be a key: nothing that leads out of the folder. */
export const isKey = (text: string): boolean => KEY.test(text) && !text.includes('..')

/** Files in a folder of this machine. */
export function localFiles(folder: string): Files {
  const pathOf = (key: string): string => {
    if (!isKey(key)) throw new Error(`not a key: ${key}`)
    return join(folder, key)
  }
  async function writeAtomically(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const draft = `${path}.${newId()}${DRAFT}`
    await mkdir(dirname(path), { recursive: true })
    try {
      await write(draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      // A write that finds no room names no path of its own, and a copy names what it reads.
      throw (error as NodeJS.ErrnoException).code === 'ENOENT' ? error : Object.assign(error as Error, { path })
    }
  }
  return {
    put: (key, bytes) => writeAtomically(key, (draft) => writeFile(draft, bytes)),
    putFile: (key, path) => writeAtomically(key, (draft) => copyFile(path, draft)),
    putStream: (key, stream) => writeAtomically(key, (draft) => pipeline(stream, createWriteStream(draft))),
    async stat(key) {
      const found = await orNull(stat(pathOf(key)))
      return found && { bytes: found.size, modified: found.mtime }
    },
    stream: (key, range) => createReadStream(pathOf(key), range),
    async open(key) {
      const handle = await orNull(open(pathOf(key)))
      if (handle === null) return null
      const { size: bytes } = await handle.stat()
      return { bytes, stream: handle.createReadStream() }
    },
    async *keys() {
      for (const room of ROOMS) yield* keysBelow(folder, room)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true })
      // On a full disk a folder may be written to, and an empty file made: only bytes tell.
      await writeFile(join(folder, CHECK), new Date().toISOString())
      await rm(join(folder, CHECK), { force: true })
    },
  }
}

/** What is asked of a file; null when there is no such file. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function* keysBelow(folder: string, key: string): AsyncGenerator<string> {
  for (const entry of (await orNull(readdir(join(folder, key), { withFileTypes: true }))) ?? []) {
    const below = `${key}/${entry.name}`
    if (!isKey(below) || below.endsWith(DRAFT)) continue
    // An operator may have put a folder on another disk and left a link.
    const kind = entry.isSymbolicLink() ? await orNull(stat(join(folder, below))) : entry
    if (kind?.isDirectory() === true) yield* keysBelow(folder, below)
    else if (kind?.isFile() === true) yield below
  }
}

/** Collects a stream; for files known to be small. */
export async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  await pipeline(stream, async (source) => {
    for await (const chunk of source) chunks.push(chunk as Buffer)
  })
  return Buffer.concat(chunks)
}
