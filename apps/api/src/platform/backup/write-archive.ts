import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { pack } from 'tar-stream'
import { MANIFEST, sumsName } from './archive-names.ts'
import { BackupProblem, FORMAT, type Manifest } from './manifest.ts'

/** Sums that are kept in memory until they are written as one list. */
const LIST = 10_000

export interface ArchiveWriter {
  /** Adds an entry; the stream must give as many bytes as it says. */
  add(name: string, content: { bytes: number; stream: Readable }): Promise<void>
  addText(name: string, text: string): Promise<void>
  /** Writes the manifest and gives the archive its name. */
  finish(manifest: Omit<Manifest, 'format' | 'sums'>): Promise<void>
  /** Throws away what has been written. */
  discard(): Promise<void>
}

/**
 * Begins a tar.gz at `path`; until it is whole it is called `path.part`. Readable by its owner alone: it opens every account.
 * @throws BackupProblem when there is such a file already, or the folder cannot be written
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
  // Pictures are compressed as they are; more effort would cost time for nothing.
  const written = pipeline(packing, createGzip({ level: 1 }), file.createWriteStream({ flush: true })).catch(refuse)
  // Checked when the next entry is added, and at the end.
  written.catch(() => undefined)
  let sums: string[] = []
  const lists: string[] = []

  /** Writes an entry; resolves with its SHA-256. A disk that has become full is noticed before and meanwhile, not waited for. */
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
    // As `sha256sum -c` reads it, so that an archive can be checked without this program.
    sums.push(`${await entry(name, content)}  ${name}\n`)
    if (sums.length >= LIST) await writeSums()
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
