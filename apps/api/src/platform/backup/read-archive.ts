import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { readAll } from '../files/index.ts'
import { parseEntryName } from './archive-names.ts'
import { BackupProblem, type Manifest, parseManifest } from './manifest.ts'

export interface Visitor {
  /** Rows of a table as JSON, one batch at a time. */
  rows?(table: string, rows: string[]): Promise<void>
  /** Must read the stream to its end. */
  file?(key: string, stream: Readable): Promise<void>
}

/** In bytes, for an entry of rows, of checksums or of the manifest. Backups are written in far smaller entries; a larger one is not ours. */
const MAX_IN_MEMORY = 512_000_000

/**
 * Reads a whole archive and verifies the checksum of every entry. A visitor sees an entry before it is verified: it must not rely on any entry until
 * this resolves.
 * @throws BackupProblem when the archive is incomplete, damaged, or not a backup
 */
export async function readArchive(path: string, visitor: Visitor = {}): Promise<Manifest> {
  const extracting = extract()
  const unpacked = pipeline(createReadStream(path), createGunzip(), extracting)
  unpacked.catch(() => undefined)
  const check = sumCheck()
  let manifest: Manifest | null = null
  const tracked = trackFailures(visitor)
  try {
    for await (const entry of extracting) {
      if (manifest !== null) throw damaged('something follows its manifest')
      manifest = await takeEntry(entry, check, tracked.visitor)
    }
    await unpacked
  } catch (error) {
    if (error instanceof BackupProblem || tracked.failed()) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupProblem(`There is no file ${path}.`, { cause: error })
    throw damaged(message, error)
  }
  if (manifest === null) throw damaged('it has no manifest')
  return manifest
}

/** Remembers whether the visitor failed, so that an unreachable database is not reported as a damaged archive. */
function trackFailures({ rows, file }: Visitor): { visitor: Required<Visitor>; failed: () => boolean } {
  let failed = false
  const track = async (work: Promise<void> | undefined): Promise<void> => {
    try {
      await work
    } catch (error) {
      failed = true
      throw error
    }
  }
  return {
    failed: () => failed,
    visitor: {
      rows: (table, some) => track(rows?.(table, some)),
      file: (key, stream) => track(file === undefined ? drain(stream) : file(key, stream)),
    },
  }
}

type Entry = Extract extends AsyncIterable<infer E> ? E : never

/** Resolves with the manifest if this entry is the manifest, otherwise with null. */
async function takeEntry(entry: Entry, check: SumCheck, visitor: Required<Visitor>): Promise<Manifest | null> {
  const { name, type, size } = entry.header
  const parsed = type === 'file' ? parseEntryName(name) : null
  if (parsed === null) throw new BackupProblem(`The archive contains something that is not part of a backup: ${JSON.stringify(name)}.`)
  const hash = createHash('sha256')
  const content = Readable.from(hashing(entry, hash))
  if (parsed.kind === 'file') {
    await visitor.file(parsed.key, content)
    check.file(name, hash.digest('hex'), size)
    return null
  }
  if (size > MAX_IN_MEMORY) throw damaged(`${name} is too large`)
  const text = (await readAll(content)).toString('utf8')
  const sum = hash.digest('hex')
  if (parsed.kind === 'manifest') return check.end(parseManifest(text))
  if (parsed.kind === 'sums') check.sums(text, sum)
  else {
    const rows = text.split('\n').slice(0, -1)
    check.rows(name, sum, parsed.table, rows.length)
    await visitor.rows(parsed.table, rows)
  }
  return null
}

/** The content of an entry, hashed as it is read. Read errors are reported as damage of the archive. */
async function* hashing(entry: Entry, hash: Hash): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
  } catch (error) {
    throw damaged((error as Error).message, error)
  }
}

async function drain(stream: Readable): Promise<void> {
  for await (const _ of stream);
}

interface SumCheck {
  rows(name: string, sum: string, table: string, count: number): void
  file(name: string, sum: string, bytes: number): void
  sums(text: string, sum: string): void
  end(manifest: Manifest): Manifest
}

/** Compares the entries with the checksum lists, and the lists, row counts and files with the manifest. */
function sumCheck(): SumCheck {
  const tables: Record<string, number> = {}
  const files = { count: 0, bytes: 0 }
  const lists: string[] = []
  /** Lines for the entries since the last checksum list. */
  let seen: string[] = []
  const note = (name: string, sum: string): void => void seen.push(`${sum}  ${name}\n`)
  return {
    rows(name, sum, table, count) {
      note(name, sum)
      tables[table] = (tables[table] ?? 0) + count
    },
    file(name, sum, bytes) {
      note(name, sum)
      files.count += 1
      files.bytes += bytes
    },
    sums(text, sum) {
      if (text !== seen.join('')) throw damaged('a checksum does not match')
      seen = []
      lists.push(sum)
    },
    end(manifest) {
      if (seen.length > 0 || manifest.sums.join() !== lists.join()) throw damaged('a checksum does not match')
      for (const name of new Set([...Object.keys(manifest.tables), ...Object.keys(tables)]))
        if ((manifest.tables[name] ?? 0) !== (tables[name] ?? 0))
          throw damaged(`the table ${name} does not have the number of rows it should have`)
      if (manifest.files.count !== files.count || manifest.files.bytes !== files.bytes)
        throw damaged('a file is missing, or there is one too many')
      return manifest
    },
  }
}

const damaged = (how: string, cause?: unknown): BackupProblem => new BackupProblem(`The archive is damaged: ${how}.`, { cause })
