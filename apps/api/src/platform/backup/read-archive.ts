import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type Extract, extract } from 'tar-stream'
import { readAll } from '../files.ts'
import { readName } from './archive-names.ts'
import { BackupProblem, type Manifest, parseManifest } from './manifest.ts'

export interface Visitor {
  /** Rows of a table as JSON, a part of them at a time. */
  rows?(table: string, rows: string[]): Promise<void>
  /** Must read the stream to its end. */
  file?(key: string, stream: Readable): Promise<void>
}

/** Bytes of rows, of sums or of a manifest that are taken into memory. Parts are written far smaller; more is no archive of ours. */
const MOST_IN_MEMORY = 512_000_000

/**
 * Reads an archive from its beginning to its end and holds every entry against its checksum. A visitor sees an entry before its sum is known:
 * what it makes of it counts only when this resolves.
 * @throws BackupProblem when the archive is not whole, or is none of ours
 */
export async function readArchive(path: string, visitor: Visitor = {}): Promise<Manifest> {
  const extracting = extract()
  const unpacked = pipeline(createReadStream(path), createGunzip(), extracting)
  unpacked.catch(() => undefined)
  const check = sumCheck()
  let manifest: Manifest | null = null
  const visits = visited(visitor)
  try {
    for await (const entry of extracting) {
      if (manifest !== null) throw damaged('something follows its manifest')
      manifest = await takeEntry(entry, check, visits.visitor)
    }
    await unpacked
  } catch (error) {
    if (error instanceof BackupProblem || visits.failed()) throw error
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupProblem(`There is no file ${path}.`, { cause: error })
    throw damaged(message, error)
  }
  if (manifest === null) throw damaged('it has no manifest')
  return manifest
}

/** Marks that a failure was the visitor's: the archive is not to be blamed for a database that is away. */
function visited({ rows, file }: Visitor): { visitor: Required<Visitor>; failed: () => boolean } {
  let failed = false
  const noting = async (work: Promise<void> | undefined): Promise<void> => {
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
      rows: (table, some) => noting(rows?.(table, some)),
      file: (key, stream) => noting(file === undefined ? drain(stream) : file(key, stream)),
    },
  }
}

type Entry = Extract extends AsyncIterable<infer E> ? E : never

/** Resolves with the manifest when the entry is it. */
async function takeEntry(entry: Entry, check: SumCheck, visitor: Required<Visitor>): Promise<Manifest | null> {
  const { name, type, size } = entry.header
  const named = type === 'file' ? readName(name) : null
  if (named === null) throw new BackupProblem(`The archive holds something that is no part of a backup: ${JSON.stringify(name)}.`)
  const hash = createHash('sha256')
  const content = Readable.from(hashing(entry, hash))
  if (named.kind === 'file') {
    await visitor.file(named.key, content)
    check.file(name, hash.digest('hex'), size)
    return null
  }
  if (size > MOST_IN_MEMORY) throw damaged(`${name} is too large`)
  const text = (await readAll(content)).toString('utf8')
  const sum = hash.digest('hex')
  if (named.kind === 'manifest') return check.end(parseManifest(text))
  if (named.kind === 'sums') check.sums(text, sum)
  else {
    const rows = text.split('\n').slice(0, -1)
    check.rows(name, sum, named.table, rows.length)
    await visitor.rows(named.table, rows)
  }
  return null
}

/** The content of an entry, hashed as it is read; errors in it are reported as errors of the archive. */
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

/** Holds what was read against the lists of sums, and the lists, the rows and the files against the manifest. */
function sumCheck(): SumCheck {
  const tables: Record<string, number> = {}
  const files = { count: 0, bytes: 0 }
  const lists: string[] = []
  /** Entries since the last list. */
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
      if (text !== seen.join('')) throw damaged('a checksum does not fit')
      seen = []
      lists.push(sum)
    },
    end(manifest) {
      if (seen.length > 0 || manifest.sums.join() !== lists.join()) throw damaged('a checksum does not fit')
      for (const name of new Set([...Object.keys(manifest.tables), ...Object.keys(tables)]))
        if ((manifest.tables[name] ?? 0) !== (tables[name] ?? 0)) throw damaged(`the table ${name} has not as many rows as it should`)
      if (manifest.files.count !== files.count || manifest.files.bytes !== files.bytes)
        throw damaged('a file is missing, or there is one too many')
      return manifest
    },
  }
}

const damaged = (how: string, cause?: unknown): BackupProblem => new BackupProblem(`The archive is damaged: ${how}.`, { cause })
