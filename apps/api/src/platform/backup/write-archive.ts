import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { MANIFEST, sumsName } from './archive-names.ts'
import { BackupProblem, FORMAT, type Manifest } from './manifest.ts'

/** Checksums kept in memory until they are written as one list. */
const SUMS_PER_LIST = 10_000

export interface ArchiveWriter {
  /** Adds an entry; the stream must yield exactly `bytes` bytes. */
  add(name: string, content: { bytes: number; stream: Readable }): Promise<void>
  addText(name: string, text: string): Promise<void>
  /** Writes the manifest and renames the archive to its final name. */
  finish(manifest: Omit<Manifest, 'format' | 'sums'>): Promise<void>
  /** Deletes what has been written. */
  discard(): Promise<void>
}

/**
 * Begins a tar.gz at `path`, named `path.part` until it is complete. Only its owner can read it, because it contains every account.
 * @throws BackupProblem when the file exists already, or the folder is not writable
 */
export async function createArchive(path: string): Promise<ArchiveWriter> {
  if (existsSync(path)) throw new BackupProblem(`There is a file ${path} already.`)
  const draft = `${path}.part`
  const refuse = (cause: unknown): never => {
    throw new BackupProblem(`The archive cannot be written to ${draft} (${(cause as NodeJS.ErrnoException).code ?? String(cause)}).`, {
      cause,
    })
  }
  await rm(draft, { force: true })
  const file = await open(draft, 'wx', 0o600).catch(refuse)
  const packing = pack()
  // Pictures are compressed already; a higher level would only cost time.
  const written = pipeline(packing, createGzip({ level: 1 }), file.createWriteStream({ flush: true })).catch(refuse)
  // The error is reported when the next entry is added, and at the end.
  written.catch(() => undefined)
  let sums: string[] = []
  const lists: string[] = []

  /** Writes an entry and resolves with its SHA-256. Rejects as soon as writing to the disk fails, instead of waiting for ever. */
  async function entry(name: string, { bytes, stream }: { bytes: number; stream: Readable }): Promise<string> {
    await Promise.race([written, Promise.resolve()])
    const hash = createHash('sha256')
    const counting = new PassThrough()
    counting.on('data', (chunk: Buffer) => hash.update(chunk))
    await Promise.race([pipeline(stream, counting, packing.entry({ name, size: bytes, mtime: new Date() })), written])
    return hash.digest('hex')
  }
  const asText = (text: string): { bytes: number; stream: Readable } => {
    const bytes = Buffer.from(text)
    return { bytes: bytes.length, stream: Readable.from(bytes.length > 0 ? [bytes] : []) }
  }
  async function writeSums(): Promise<void> {
    if (sums.length === 0) return
    lists.push(await entry(sumsName(lists.length + 1), asText(sums.join(''))))
    sums = []
  }
  async function add(name: string, content: { bytes: number; stream: Readable }): Promise<void> {
    // In the format of `sha256sum -c`, so that an archive can be verified without this program.
    sums.push(`${await entry(name, content)}  ${name}\n`)
    if (sums.length >= SUMS_PER_LIST) await writeSums()
  }
  return {
    add,
    addText: (name, text) => add(name, asText(text)),
    async finish(manifest) {
      await writeSums()
      await entry(MANIFEST, asText(`${JSON.stringify({ format: FORMAT, ...manifest, sums: lists }, null, 2)}\n`))
      packing.finalize()
      await written
      await rename(draft, path)
    },
    async discard() {
      packing.destroy()
      await written.catch(() => undefined)
      await rm(draft, { force: true })
    },
  }
}
