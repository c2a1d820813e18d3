import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type Limits, megabytes } from '../limits.ts'
import { ImportProblem } from '../problem.ts'
import { sniff, SNIFF_BYTES } from './sniff.ts'

export interface ZipContent {
  name: string
  /** Bytes, counted while unpacking. */
  bytes: number
}

/** A picture inside a zip is decoded from memory only up to this size. */
const PICTURE_BYTES = 100_000_000
/** The ratio of sizes is checked above this many unpacked bytes. */
const RATIO_FLOOR = 10_000_000
/** Characters. */
const NAME_LENGTH = 300

/**
 * Checks a zip by unpacking it in memory, without trusting the sizes it declares.
 * @param onPicture called with each picture inside, in order; awaited before the next file
 * @returns its files, without folders
 * @throws ImportProblem if the zip is damaged, encrypted, too large, or contains zips, links, or paths outside it
 */
export async function checkZip(
  path: string,
  limits: Limits,
  onPicture: (name: string, bytes: Buffer) => Promise<void>,
): Promise<ZipContent[]> {
  let zip: ZipFile
  try {
    zip = await openPromise(path, { strictFileNames: true, validateEntrySizes: true })
  } catch (error) {
    throw damaged(error)
  }
  try {
    if (zip.entryCount > limits.zipEntries)
      throw new ImportProblem(`The zip contains ${zip.entryCount} files. At most ${limits.zipEntries} are allowed.`)
    return await unpack(zip, limits, onPicture)
  } catch (error) {
    throw error instanceof ImportProblem ? error : damaged(error)
  } finally {
    zip.close()
  }
}

async function unpack(zip: ZipFile, limits: Limits, onPicture: (name: string, bytes: Buffer) => Promise<void>): Promise<ZipContent[]> {
  const contents: ZipContent[] = []
  const names = new Set<string>()
  let [entries, total] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    entries += 1
    if (entries > limits.zipEntries) throw new ImportProblem(`The zip contains more than ${limits.zipEntries} files.`)
    checkEntry(entry, names)
    if (entry.fileName.endsWith('/')) continue
    const chunks: Buffer[] = []
    let bytes = 0
    const count = new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        total += chunk.length
        // Keeps the head of every file, but the rest only if the head is a picture's.
        if (bytes - chunk.length < SNIFF_BYTES || (bytes <= PICTURE_BYTES && isPicture(chunks))) chunks.push(chunk)
        done(tooMuch(total, zip.fileSize, limits))
      },
    })
    await pipeline(await zip.openReadStreamPromise(entry), count)
    const content = Buffer.concat(chunks)
    const kind = sniff(content.subarray(0, SNIFF_BYTES))
    if (kind === 'zip') throw new ImportProblem(`The zip contains another zip (${entry.fileName}).`)
    contents.push({ name: entry.fileName, bytes })
    if (kind === 'svg' && content.length !== bytes)
      throw new ImportProblem(`The zip contains an SVG that is too large (${entry.fileName}).`)
    if (kind !== null && content.length === bytes) await onPicture(entry.fileName, content)
  }
  if (contents.length === 0) throw new ImportProblem('The zip is empty.')
  return contents
}

function isPicture(chunks: Buffer[]): boolean {
  const head = chunks[0]
  return (
    head !== undefined &&
    sniff(head.length >= SNIFF_BYTES ? head.subarray(0, SNIFF_BYTES) : Buffer.concat(chunks.slice(0, 64)).subarray(0, SNIFF_BYTES)) !== null
  )
}

function tooMuch(total: number, packed: number, limits: Limits): ImportProblem | null {
  if (total > limits.zipBytes) return new ImportProblem(`The zip contains more than ${megabytes(limits.zipBytes)}.`)
  if (total > RATIO_FLOOR && total > packed * limits.zipRatio)
    return new ImportProblem(`The zip unpacks to more than ${limits.zipRatio} times its size.`)
  return null
}

/** The file type in the external attributes of a zip made on Unix. */
const UNIX = 3
const KIND_MASK = 0o170000
const LINK = 0o120000

function checkEntry(entry: Entry, names: Set<string>): void {
  const { fileName } = entry
  if (entry.isEncrypted()) throw new ImportProblem('The zip is encrypted.')
  if (entry.versionMadeBy >>> 8 === UNIX && ((entry.externalFileAttributes >>> 16) & KIND_MASK) === LINK)
    throw new ImportProblem(`The zip contains a link (${fileName}).`)
  if (fileName.length > NAME_LENGTH) throw new ImportProblem(`The zip contains a name of more than ${NAME_LENGTH} characters.`)
  if (/\p{Cc}|\\/u.test(fileName) || /^[a-z]:/i.test(fileName))
    throw new ImportProblem(`The zip contains a name that is not a plain path (${JSON.stringify(fileName)}).`)
  const folded = fileName.normalize('NFC').toLowerCase()
  if (names.has(folded)) throw new ImportProblem(`The zip contains ${fileName} twice.`)
  names.add(folded)
}

function damaged(error: unknown): ImportProblem {
  const { message } = error as Error
  if (/relative path|absolute path|invalid characters/.test(message))
    return new ImportProblem(`The zip contains a path outside it (${message}).`)
  return new ImportProblem(`The zip is damaged (${message}).`, { cause: error })
}
