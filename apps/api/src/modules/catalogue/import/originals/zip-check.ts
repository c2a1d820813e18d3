import { Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { type Limits, megabytes } from '../limits.ts'
import { ImportProblem } from '../problem.ts'
import { sniff, SNIFF_BYTES } from './sniff.ts'

export interface ZipContent {
  name: string
  /** Bytes, unpacked and counted. */
  bytes: number
}

/** A picture inside a zip is held in memory, so it is kept only up to this many bytes. */
const PICTURE_BYTES = 100_000_000
/** Below this many bytes a content much larger than its zip is no danger. */
const RATIO_FLOOR = 10_000_000
/** Names longer than this cannot be shown. */
const NAME_LENGTH = 300

/**
 * Unpacks a zip without writing it anywhere, and believes none of what it says of its sizes.
 * @param onPicture called with the bytes of each picture inside, in the order of the zip; awaited before the next file
 * @returns its files, without its folders
 * @throws ImportProblem when the zip is damaged, encrypted, too large, or holds zips, links, or names that lead out of it
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
      throw new ImportProblem(`The zip holds ${zip.entryCount} files; at most ${limits.zipEntries} are taken.`)
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
    if (entries > limits.zipEntries) throw new ImportProblem(`The zip holds more than ${limits.zipEntries} files.`)
    checkEntry(entry, names)
    if (entry.fileName.endsWith('/')) continue
    const kept: Buffer[] = []
    let bytes = 0
    const count = new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length
        total += chunk.length
        // The head is kept of every file, the rest only of what begins like a picture.
        if (bytes - chunk.length < SNIFF_BYTES || (bytes <= PICTURE_BYTES && isPicture(kept))) kept.push(chunk)
        done(tooMuch(total, zip.fileSize, limits))
      },
    })
    await pipeline(await zip.openReadStreamPromise(entry), count)
    const whole = Buffer.concat(kept)
    const kind = sniff(whole.subarray(0, SNIFF_BYTES))
    if (kind === 'zip') throw new ImportProblem(`The zip holds another zip (${entry.fileName}).`)
    contents.push({ name: entry.fileName, bytes })
    if (kind === 'svg' && whole.length !== bytes) throw new ImportProblem(`The zip holds an SVG that is too large (${entry.fileName}).`)
    if (kind !== null && whole.length === bytes) await onPicture(entry.fileName, whole)
  }
  if (contents.length === 0) throw new ImportProblem('The zip is empty.')
  return contents
}

function isPicture(kept: Buffer[]): boolean {
  const head = kept[0]
  return (
    head !== undefined &&
    sniff(head.length >= SNIFF_BYTES ? head.subarray(0, SNIFF_BYTES) : Buffer.concat(kept.slice(0, 64)).subarray(0, SNIFF_BYTES)) !== null
  )
}

function tooMuch(total: number, packed: number, limits: Limits): ImportProblem | null {
  if (total > limits.zipBytes) return new ImportProblem(`The zip holds more than ${megabytes(limits.zipBytes)}.`)
  if (total > RATIO_FLOOR && total > packed * limits.zipRatio)
    return new ImportProblem(`The zip unpacks to more than ${limits.zipRatio} times its size.`)
  return null
}

/** Kinds of file in the upper half of a unix zip's external attributes. */
const UNIX = 3
const KIND_MASK = 0o170000
const LINK = 0o120000

function checkEntry(entry: Entry, names: Set<string>): void {
  const { fileName } = entry
  if (entry.isEncrypted()) throw new ImportProblem('The zip is encrypted.')
  if (entry.versionMadeBy >>> 8 === UNIX && ((entry.externalFileAttributes >>> 16) & KIND_MASK) === LINK)
    throw new ImportProblem(`The zip holds a link (${fileName}).`)
  if (fileName.length > NAME_LENGTH) throw new ImportProblem(`The zip holds a name of more than ${NAME_LENGTH} characters.`)
  if (/\p{Cc}|\\/u.test(fileName) || /^[a-z]:/i.test(fileName))
    throw new ImportProblem(`The zip holds a name that is no plain path (${JSON.stringify(fileName)}).`)
  const folded = fileName.normalize('NFC').toLowerCase()
  if (names.has(folded)) throw new ImportProblem(`The zip holds ${fileName} twice.`)
  names.add(folded)
}

function damaged(error: unknown): ImportProblem {
  const { message } = error as Error
  if (/relative path|absolute path|invalid characters/.test(message))
    return new ImportProblem(`The zip holds a name that leads out of it (${message}).`)
  return new ImportProblem(`The zip is damaged (${message}).`, { cause: error })
}
