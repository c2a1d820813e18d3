import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import { verifyPath } from '@chitra/paths'
import { readAll } from '../../../platform/files/index.ts'
import { keepChecksum } from '../../checksums/index.ts'
import { keepProof, type Licence } from '../licences-store.ts'
import type { Needs } from '../needs.ts'
import { HEAD, proofSplices } from './places.ts'
import { splicedBytes, splicedStream } from './splice.ts'

type Services = Pick<Needs, 'db' | 'files' | 'config'>

/** A file with the licence's code inside, made while it is sent: the store has the original alone. */
export interface FileWithProof {
  bytes: number
  sha256: string
  /** All of it, or a part with both ends inclusive. */
  stream: (range?: { start: number; end: number }) => Readable
}

/**
 * The original of a licence with its proof inside: the same bytes each time. Null where the shop does not want it, for a file that cannot carry one, and for an original that is
 * another one since. The first time the file is read to its end, for its hash.
 */
export async function fileWithProof({ db, files, config }: Services, licence: Licence): Promise<FileWithProof | null> {
  const { facts, item } = licence
  const { key, bytes, sha256: original } = item.original
  if (!config.proofInFiles || original !== facts.file.sha256 || bytes === 0) return null
  const head = await readAll(files.stream(key, { start: 0, end: Math.min(HEAD, bytes) - 1 }))
  const splices = proofSplices(head, facts, facts.licensor.url + verifyPath(facts.code))
  if (splices.length === 0) return null
  const length = splicedBytes(bytes, splices)
  const stream: FileWithProof['stream'] = (range = { start: 0, end: length - 1 }) =>
    splicedStream({ bytes, open: (part) => files.stream(key, part) }, splices, range)
  if (licence.proof_sha256 !== null && licence.proof_bytes === length) return { bytes: length, sha256: licence.proof_sha256, stream }
  const sums = await sumsOf(stream())
  await keepChecksum(db, sums)
  await keepProof(db, licence.id, { bytes: length, sha256: sums.sha256 })
  return { bytes: length, sha256: sums.sha256, stream }
}

async function sumsOf(file: Readable): Promise<{ sha256: string; crc32: number }> {
  const hash = createHash('sha256')
  let sum = 0
  for await (const chunk of file as AsyncIterable<Buffer>) {
    hash.update(chunk)
    sum = crc32(chunk, sum)
  }
  return { sha256: hash.digest('hex'), crc32: sum }
}

/** A licence's file with its proof, where there is one, and the licence with what that is: certificates name it. */
export async function provenFile(services: Services, licence: Licence): Promise<{ file: FileWithProof | null; proven: Licence }> {
  const file = await fileWithProof(services, licence)
  return { file, proven: file === null ? licence : { ...licence, proof_bytes: file.bytes, proof_sha256: file.sha256 } }
}

/** The licence alone. */
export const withProof = async (services: Services, licence: Licence): Promise<Licence> =>
  licence.isRefunded || licence.proof_sha256 !== null ? licence : (await provenFile(services, licence)).proven
