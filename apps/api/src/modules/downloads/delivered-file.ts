import type { Readable } from 'node:stream'
import { fault } from '../../contract/fault.ts'
import { fileWithProof } from '../licences/index.ts'
import type { Needs } from './needs.ts'
import type { Opened } from './open-file.ts'

/** An original as it is sent. */
export interface DeliveredFile {
  bytes: number
  sha256: string
  /** As it is in the store. */
  isOriginal: boolean
  /** All of it, or a part with both ends inclusive. */
  stream: (range?: { start: number; end: number }) => Readable
}

/** The file that a user gets: with the proof of the user's newest licence inside where the shop wants it, and else as the seller gave it. @throws Fault 503 if it is missing */
export async function deliveredFile(services: Pick<Needs, 'db' | 'files' | 'config'>, { item, licence }: Opened): Promise<DeliveredFile> {
  const { files, config } = services
  const found = await files.stat(item.original_key)
  if (found === null)
    throw fault(503, 'This file cannot be read at the moment. Please try again', { detail: `no file at ${item.original_key}` })
  const marked = licence === undefined || !config.proofInFiles ? null : await fileWithProof(services, licence)
  return marked === null
    ? { bytes: found.bytes, sha256: item.original_sha256, isOriginal: true, stream: (range) => files.stream(item.original_key, range) }
    : { ...marked, isOriginal: false }
}
