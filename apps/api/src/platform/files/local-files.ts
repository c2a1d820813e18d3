import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { newId } from '../ids.ts'
import { type Files, FOLDERS, isKey } from './files.ts'

const DRAFT = '.part'
/** Written to find out whether the folder is writable. */
const CHECK = '.can-be-written'

/** Bytes that are read at once. By default a picture would be read in many small pieces. */
const CHUNK = 128 * 1024

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
      // The error of a full disk names no path, and that of a copy names its source.
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
    async openForParts(key) {
      const handle = await orNull(open(pathOf(key)))
      if (handle === null) return null
      const { size: bytes, mtime: modified } = await handle.stat()
      return {
        bytes,
        modified,
        async first(wanted) {
          const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(Math.min(wanted, bytes)), 0, Math.min(wanted, bytes), 0)
          return buffer.subarray(0, bytesRead)
        },
        stream: (range) => handle.createReadStream({ ...range, highWaterMark: CHUNK }),
        readInto: async (buffer, from) => (await handle.read(buffer, 0, buffer.length, from)).bytesRead,
        close: () => handle.close(),
      }
    },
    async *keys() {
      for (const top of FOLDERS) yield* keysBelow(folder, top)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    directAddress: () => Promise.resolve(null),
    async check() {
      await mkdir(folder, { recursive: true })
      // On a full disk an empty file can still be created, so this one has content.
      await writeFile(join(folder, CHECK), new Date().toISOString())
      await rm(join(folder, CHECK), { force: true })
    },
  }
}

/** The result of a file operation; null when there is no such file. */
async function orNull<T>(operation: Promise<T>): Promise<T | null> {
  try {
    return await operation
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

async function* keysBelow(folder: string, key: string): AsyncGenerator<string> {
  for (const entry of (await orNull(readdir(join(folder, key), { withFileTypes: true }))) ?? []) {
    const below = `${key}/${entry.name}`
    if (!isKey(below) || below.endsWith(DRAFT)) continue
    // An operator may have moved a folder to another disk and replaced it by a link.
    const kind = entry.isSymbolicLink() ? await orNull(stat(join(folder, below))) : entry
    if (kind?.isDirectory() === true) yield* keysBelow(folder, below)
    else if (kind?.isFile() === true) yield below
  }
}
