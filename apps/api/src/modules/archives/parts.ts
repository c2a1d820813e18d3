import { fileStemOf } from '../entitlements/index.ts'
import { storedPapersOf } from '../invoices/index.ts'
import { type FileWithProof, fileWithProof, licencesOfLines, storedCertificatesOf } from '../licences/index.ts'
import { archiveNames } from './archive-names.ts'
import type { Line } from './archives-store.ts'
import type { Needs } from './needs.ts'

/** A file of an archive. */
export interface Part {
  /** Its path in the zip. */
  name: string
  /** In the store. */
  key: string
  sha256: string
  modified: Date
  /** Where it is not as it is in the store: an original with its proof inside. */
  made?: FileWithProof
  /** An item's file counts as a download; papers and certificates do not. */
  item?: { id: number; publicId: string; sellerId: number }
}

type Services = Pick<Needs, 'db' | 'files' | 'clock' | 'config'>

/** Gives some of the parts of an archive of these lines, none of them refunded, in an order that does not change. Two lines may be of one item. */
type Source = (services: Services, lines: readonly Line[]) => Promise<Part[]>

/** At the top: each item's file, once, under the name that it was sold by. */
const pictures: Source = async (services, all) => {
  const lines = [...new Map(all.map((line) => [line.item_id, line])).values()]
  const names = archiveNames(lines.map(({ name, file_ext }) => ({ stem: fileStemOf(name), ext: file_ext })))
  const made = await filesWithProof(services, lines)
  return lines.map((line, index) => {
    const file = made.get(line.id)
    return {
      name: names[index] ?? '',
      key: line.original_key,
      sha256: file?.sha256 ?? line.original_sha256,
      ...(file === undefined ? {} : { made: file }),
      modified: line.ordered_at,
      item: { id: line.item_id, publicId: line.item_public_id, sellerId: line.seller_id },
    }
  })
}

/** By the line. Each is of the licence of its own line. */
async function filesWithProof(services: Services, lines: readonly Line[]): Promise<Map<number, FileWithProof>> {
  const found = new Map<number, FileWithProof>()
  if (!services.config.proofInFiles) return found
  const ids = lines.map(({ id }) => id)
  for (const licence of await licencesOfLines(services.db, ids)) {
    const file = await fileWithProof(services, licence)
    if (file !== null && licence.order_line_id !== null) found.set(licence.order_line_id, file)
  }
  return found
}

/** `papers/INV-2627-000001.pdf` */
const papers: Source = async (services, lines) => {
  const stored = await storedPapersOf(services, [...new Set(lines.map(({ order_id }) => order_id))])
  return stored.map(({ name, key, sha256, issuedAt }) => ({ name: `papers/${name}`, key, sha256, modified: issuedAt }))
}

/** `certificates/licence-7K3M-Q9TX-2WVB.pdf` */
const certificates: Source = async (services, lines) => {
  const stored = await storedCertificatesOf(
    services,
    lines.map(({ id }) => id),
  )
  return stored.map(({ name, key, sha256, issuedAt }) => ({ name: `certificates/${name}`, key, sha256, modified: issuedAt }))
}

/** What is in an archive, in its order. Another kind of part is another source here, in a folder of its own. */
const SOURCES: readonly Source[] = [pictures, papers, certificates]

export async function partsOf(services: Services, lines: readonly Line[]): Promise<Part[]> {
  const parts: Part[] = []
  for (const source of SOURCES) parts.push(...(await source(services, lines)))
  return parts
}
