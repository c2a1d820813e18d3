import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkOnly, decode, type Decoded, decodeAny, decodeSvg, tryToDecode } from './decode.ts'
import { fileInside } from '../rows/inside-folder.ts'
import { type Kind, KINDS } from './kinds.ts'
import { type Limits, megabytes } from '../limits.ts'
import { ImportProblem } from '../problem.ts'
import { headOf } from '../rows/read-folder.ts'
import { sniff } from './sniff.ts'
import type { SvgPool } from '../svg/svg-pool.ts'
import { checkZip, type ZipContent } from './zip-check.ts'
import { makeZip, namesInZip } from './zip-make.ts'
import { zipPicture } from './zip-picture.ts'

/** Files of an item that are there, of a kind that is taken and not too large; nothing is decoded yet. */
export interface Found {
  /** What tells items apart: the hash of the bytes, of all files of a bundle. */
  sourceKey: string
  kind: Kind
  members: { name: string; path: string; kind: Kind }[]
}

/** Finds an entry's files below a folder. Throws ImportProblem. */
export async function findOriginal(folder: string, names: readonly string[], limits: Limits): Promise<Found> {
  const members: Found['members'] = []
  let bytes = 0
  for (const name of names) {
    const naming = (error: unknown): never => {
      if (error instanceof ImportProblem && names.length > 1) throw new ImportProblem(`${name}: ${error.message}`, { cause: error })
      throw error
    }
    const path = await fileInside(folder, name).catch(naming)
    bytes += (await stat(path)).size
    if (bytes > limits.fileBytes) throw new ImportProblem(`The file is larger than ${megabytes(limits.fileBytes)}.`)
    members.push({ name, path, kind: await kindOf(path, names.length > 1).catch(naming) })
  }
  const [only] = members
  if (only === undefined) throw new ImportProblem('The row names no file.')
  if (members.length === 1) return { sourceKey: await sha256(only.path), kind: only.kind, members }
  const key = createHash('sha256')
  for (const [at, name] of namesInZip(names).entries()) key.update(`${name}\0${await sha256(members[at]?.path ?? '')}\n`)
  return { sourceKey: key.digest('hex'), kind: 'zip', members }
}

async function kindOf(path: string, inBundle: boolean): Promise<Kind> {
  const { kind, refused } = await headOf(path)
  if (kind === null) throw new ImportProblem(`The file is ${refused ?? 'not a picture'}; ${Object.keys(KINDS).join(', ')} are taken.`)
  if (inBundle && kind === 'zip') throw new ImportProblem('A zip cannot be put into a bundle.')
  return kind
}

export interface Original {
  /** The file to keep, byte for byte. */
  path: string
  bytes: number
  sha256: string
  decoded: Decoded
  /** Kinds of pictures in it, in order, each once. */
  types: string[]
  /** Files of a bundle; empty for a picture. */
  contents: ZipContent[]
}

/**
 * Decodes an item's files and makes a zip of several, which is there until `dispose` is called.
 * @throws ImportProblem
 */
export async function openOriginal(
  found: Found,
  pool: SvgPool,
  limits: Limits,
): Promise<{ original: Original; dispose: () => Promise<void> }> {
  const [first] = found.members
  if (first === undefined) throw new ImportProblem('The row names no file.')
  const kept = { path: first.path, bytes: (await stat(first.path)).size, sha256: found.sourceKey }
  const dispose = (): Promise<void> => Promise.resolve()
  if (found.kind !== 'zip') {
    const decoded =
      found.kind === 'svg' ? await decodeSvg(await readFile(first.path), pool, limits) : await decode(first.path, found.kind, limits)
    return { original: { ...kept, decoded, types: [KINDS[found.kind].ext], contents: [] }, dispose }
  }
  if (found.members.length === 1) return { original: { ...kept, ...(await lookInto(first.path, pool, limits, 'first')) }, dispose }
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
      original: { path, bytes: (await stat(path)).size, sha256: await sha256(path), ...(await lookInto(path, pool, limits, 'all')) },
      dispose,
    }
  } catch (error) {
    await dispose()
    throw error
  }
}

/** How many pictures of a zip are tried for its thumbnail. */
const TRIES = 5

/**
 * Checks a zip and takes the first picture in it that can be decoded, or the default zip picture.
 * @param decoding 'first': a zip from elsewhere, whose damaged pictures are passed over; 'all': a bundle of ours, in which each must be whole
 */
async function lookInto(
  path: string,
  pool: SvgPool,
  limits: Limits,
  decoding: 'first' | 'all',
): Promise<Pick<Original, 'decoded' | 'types' | 'contents'>> {
  const decoded: Decoded[] = []
  const types = new Set<string>()
  let tries = 0
  const contents = await checkZip(path, limits, async (name, bytes) => {
    const kind = sniff(bytes)
    if (kind === null || kind === 'zip') return
    types.add(KINDS[kind].ext)
    const naming = (error: unknown): never => {
      throw new ImportProblem(`${name}: ${(error as Error).message}`, { cause: error })
    }
    if (decoding === 'all') {
      if (decoded.length > 0) await tryToDecode(bytes, kind, pool, limits).catch(naming)
      else decoded.push(await decodeAny(bytes, kind, pool, limits).catch(naming))
      return
    }
    if (kind === 'svg') await checkOnly(bytes, pool, limits).catch(naming)
    if (decoded.length > 0 || tries >= TRIES) return
    tries += 1
    decoded.push(
      ...(await decodeAny(bytes, kind, pool, limits).then(
        (whole) => [whole],
        () => [],
      )),
    )
  })
  return { decoded: decoded[0] ?? (await zipPicture()), types: types.size > 0 ? [...types] : ['zip'], contents }
}

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path, { highWaterMark: 1 << 20 }), hash)
  return hash.digest('hex')
}
