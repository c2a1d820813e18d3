import { createReadStream } from 'node:fs'
import { access, constants, mkdir, rename, rm, stat, writeFile, copyFile } from 'node:fs/promises'
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
  remove(key: string): Promise<void>
  /** Throws when files cannot be written. */
  check(): Promise<void>
}

const KEY = /^(public|originals)(\/[A-Za-z0-9][A-Za-z0-9._-]*)+$/

/** Files in a folder of this machine. */
export function localFiles(folder: string): Files {
  const pathOf = (key: string): string => {
    if (!KEY.test(key) || key.includes('..')) throw new Error(`not a key: ${key}`)
    return join(folder, key)
  }
  async function whole(key: string, write: (draft: string) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const draft = `${path}.${newId()}.part`
    await mkdir(dirname(path), { recursive: true })
    try {
      await write(draft)
      await rename(draft, path)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
  return {
    put: (key, bytes) => whole(key, (draft) => writeFile(draft, bytes)),
    putFile: (key, path) => whole(key, (draft) => copyFile(path, draft)),
    async stat(key) {
      try {
        const found = await stat(pathOf(key))
        return { bytes: found.size, modified: found.mtime }
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
        throw error
      }
    },
    stream: (key, range) => createReadStream(pathOf(key), range),
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.R_OK | constants.W_OK)
    },
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
