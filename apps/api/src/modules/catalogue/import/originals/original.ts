import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { checkDecodable, checkSvgFile, decode, type Decoded, decodeAny, decodeSvg, type Pixels } from './decode.ts'
import { contactSheet, SHEET_PICTURES, toCell } from './contact-sheet.ts'
import { fileInside } from '../rows/inside-folder.ts'
import { type Kind, KINDS } from './kinds.ts'
import { type Limits, megabytes } from '../limits.ts'
import { ImportProblem } from '../problem.ts'
import { sniffFile } from '../rows/read-folder.ts'
import { sniff } from './sniff.ts'
import type { SvgPool } from '../svg/svg-pool.ts'
import { checkZip, type ZipContent } from './zip-check.ts'
import { makeZip, namesInZip } from './zip-make.ts'
import { zipPicture } from './zip-picture.ts'

/** An item's files: they exist, are of a supported kind and not too large, but are not decoded yet. */
export interface Found {
  /** Identifies the item: the hash of its file, or of all files of a bundle. */
  sourceKey: string
  /** Of its only file; null for a bundle, whose zip is not made yet, and where it is not needed. */
  crc32: number | null
  kind: Kind
  members: { name: string; path: string; kind: Kind }[]
}

/** Finds an entry's files in a folder. Throws ImportProblem. */
export async function findOriginal(folder: string, names: readonly string[], limits: Limits): Promise<Found> {
  const members: Found['members'] = []
  let bytes = 0
  for (const name of names) {
    const withName = (error: unknown): never => {
      if (error instanceof ImportProblem && names.length > 1) throw new ImportProblem(`${name}: ${error.message}`, { cause: error })
      throw error
    }
    const path = await fileInside(folder, name).catch(withName)
    bytes += (await stat(path)).size
    if (bytes > limits.fileBytes) throw new ImportProblem(`The file is larger than ${megabytes(limits.fileBytes)}.`)
    members.push({ name, path, kind: await kindOf(path, names.length > 1).catch(withName) })
  }
  const [only] = members
  if (only === undefined) throw new ImportProblem('The row names no file.')
  if (members.length === 1) {
    const { sha256: sourceKey, crc32: sum } = await checksums(only.path)
    return { sourceKey, crc32: sum, kind: only.kind, members }
  }
  const key = createHash('sha256')
  for (const [at, name] of namesInZip(names).entries()) key.update(`${name}\0${(await checksums(members[at]?.path ?? '')).sha256}\n`)
  return { sourceKey: key.digest('hex'), crc32: null, kind: 'zip', members }
}

async function kindOf(path: string, inBundle: boolean): Promise<Kind> {
  const { kind, unsupported } = await sniffFile(path)
  if (kind === null) throw new ImportProblem(`The file is ${unsupported ?? 'not a picture'}. Supported: ${Object.keys(KINDS).join(', ')}.`)
  if (inBundle && kind === 'zip') throw new ImportProblem('A zip cannot be put into a bundle.')
  return kind
}

export interface Original {
  /** The file to store. */
  path: string
  bytes: number
  sha256: string
  crc32: number | null
  decoded: Decoded
  /** The kinds of pictures in it, in order, without duplicates. */
  types: string[]
  /** Files of a bundle; empty for a picture. */
  contents: ZipContent[]
}

/**
 * Decodes an item's files. Several files are packed into a temporary zip, which `dispose` removes.
 * @throws ImportProblem
 */
export async function openOriginal(
  found: Found,
  pool: SvgPool,
  limits: Limits,
): Promise<{ original: Original; dispose: () => Promise<void> }> {
  const [first] = found.members
  if (first === undefined) throw new ImportProblem('The row names no file.')
  const file = { path: first.path, bytes: (await stat(first.path)).size, sha256: found.sourceKey, crc32: found.crc32 }
  const dispose = (): Promise<void> => Promise.resolve()
  if (found.kind !== 'zip') {
    const decoded =
      found.kind === 'svg' ? await decodeSvg(await readFile(first.path), pool, limits) : await decode(first.path, found.kind, limits)
    return { original: { ...file, decoded, types: [KINDS[found.kind].ext], contents: [] }, dispose }
  }
  if (found.members.length === 1) return { original: { ...file, ...(await inspectZip(first.path, pool, limits, 'some')) }, dispose }
  return await makeBundle(found, pool, limits)
}

async function makeBundle(found: Found, pool: SvgPool, limits: Limits): Promise<{ original: Original; dispose: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'chitra-bundle-'))
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const path = join(folder, 'image.zip')
    const names = namesInZip(found.members.map(({ name }) => name))
    await makeZip(
      path,
      found.members.map((member, at) => ({ name: names[at] ?? '', path: member.path })),
    )
    return {
      original: { path, bytes: (await stat(path)).size, ...(await checksums(path)), ...(await inspectZip(path, pool, limits, 'all')) },
      dispose,
    }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** How many pictures of a given zip are decoded at most: damaged ones cost time too. */
const MAX_ATTEMPTS = 12

/**
 * Checks a zip and makes its picture: the first pictures in it side by side, the only one, or else the default zip picture. A drawing that is there in several
 * formats is shown once.
 * @param decoding 'some' for a given zip, whose damaged pictures are skipped; 'all' for a bundle of listed files, which must all be valid
 */
async function inspectZip(
  path: string,
  pool: SvgPool,
  limits: Limits,
  decoding: 'some' | 'all',
): Promise<Pick<Original, 'decoded' | 'types' | 'contents'>> {
  const cells: Pixels[] = []
  let only: Decoded | undefined
  const types = new Set<string>()
  const shown = new Set<string>()
  let attempts = 0
  const show = async (name: string, picture: Decoded) => {
    shown.add(withoutExtension(name))
    only = cells.length === 0 ? picture : undefined
    cells.push(await toCell(picture))
  }
  const contents = await checkZip(path, limits, async (name, bytes) => {
    const kind = sniff(bytes)
    if (kind === null || kind === 'zip') return
    types.add(KINDS[kind].ext)
    const withName = (error: unknown): never => {
      throw new ImportProblem(`${name}: ${(error as Error).message}`, { cause: error })
    }
    const wanted = cells.length < SHEET_PICTURES && !shown.has(withoutExtension(name))
    if (decoding === 'all') {
      if (wanted) await show(name, await decodeAny(bytes, kind, pool, limits).catch(withName))
      else await checkDecodable(bytes, kind, pool, limits).catch(withName)
      return
    }
    if (kind === 'svg') await checkSvgFile(bytes, pool, limits).catch(withName)
    if (!wanted || attempts >= MAX_ATTEMPTS) return
    attempts += 1
    const picture = await decodeAny(bytes, kind, pool, limits).catch(() => null)
    if (picture !== null) await show(name, picture)
  })
  const decoded = only ?? (cells.length > 1 ? await contactSheet(cells) : await zipPicture())
  return { decoded, types: types.size > 0 ? [...types] : ['zip'], contents }
}

/** `pack/diya.svg` and `pack/diya.png` are the same drawing. */
const withoutExtension = (name: string): string => name.replace(/\.\w+$/, '').toLowerCase()

/** Both hashes of a file, read once: one names it, the other stands before it in a zip. */
async function checksums(path: string): Promise<{ sha256: string; crc32: number }> {
  const hash = createHash('sha256')
  let sum = 0
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    hash.update(chunk)
    sum = crc32(chunk, sum)
  }
  return { sha256: hash.digest('hex'), crc32: sum }
}
