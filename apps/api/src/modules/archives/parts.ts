import { fileStemOf } from '../entitlements/index.ts'
import { storedPapers } from '../invoices/index.ts'
import { type Certifiable, certifiable, type FileWithProof, provenFile, storedCertificates } from '../licences/index.ts'
import { archiveNames } from './archive-names.ts'
import type { Sold } from './archives-store.ts'
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
  item?: { id: number; publicId: string }
}

type Services = Pick<Needs, 'db' | 'files' | 'clock' | 'config'>

/** What an archive is made from, with what was made of its licences. */
interface Ready extends Omit<Sold, 'licences'> {
  licences: readonly Certifiable[]
  /** By the line. Each is of the licence of its own line. */
  made: ReadonlyMap<number, FileWithProof>
}

/** Gives some of the parts of an archive of these lines, none of them refunded, in an order that does not change. Two lines may be of one item. */
type Source = (services: Services, ready: Ready) => Part[] | Promise<Part[]>

/** At the top: each item's file, once, under the name that it was sold by. */
const pictures: Source = (_, { lines: all, made }) => {
  const lines = [...new Map(all.map((line) => [line.item_id, line])).values()]
  const names = archiveNames(lines.map(({ name, file_ext }) => ({ stem: fileStemOf(name), ext: file_ext })))
  return lines.map((line, index) => {
    const file = made.get(line.id)
    return {
      name: names[index] ?? '',
      key: line.original_key,
      sha256: file?.sha256 ?? line.original_sha256,
      ...(file === undefined ? {} : { made: file }),
      modified: line.ordered_at,
      item: { id: line.item_id, publicId: line.item_public_id },
    }
  })
}

/** `papers/INV-2627-000001.pdf` */
const papers: Source = async (services, { papers: sold, lines }) => {
  const orders = new Set(lines.map(({ order_id }) => order_id))
  const stored = await storedPapers(
    services,
    sold.filter(({ order_id }) => orders.has(order_id)),
  )
  return stored.map(({ name, key, sha256, issuedAt }) => ({ name: `papers/${name}`, key, sha256, modified: issuedAt }))
}

/** `certificates/licence-7K3M-Q9TX-2WVB.pdf` */
const certificates: Source = async (services, { licences }) => {
  const stored = await storedCertificates(services, licences)
  return stored.map(({ name, key, sha256, issuedAt }) => ({ name: `certificates/${name}`, key, sha256, modified: issuedAt }))
}

/** What is in an archive, in its order. Another kind of part is another source here, in a folder of its own. */
const SOURCES: readonly Source[] = [pictures, papers, certificates]

export async function partsOf(services: Services, sold: Sold): Promise<Part[]> {
  const ready = await readyOf(services, sold)
  const parts: Part[] = []
  for (const source of SOURCES) parts.push(...(await source(services, ready)))
  return parts
}

/** Certificates name the files with their proof inside, which are therefore made first. */
async function readyOf(services: Services, { lines, papers, licences: read }: Sold): Promise<Ready> {
  const ids = new Set<number | null>(lines.map(({ id }) => id))
  const made = new Map<number, FileWithProof>()
  const licences: Certifiable[] = []
  for (const { licence, sources } of await certifiable(services, read)) {
    if (licence.order_line_id === null || !ids.has(licence.order_line_id)) continue
    const { file, proven } = await provenFile(services, licence)
    if (file !== null) made.set(licence.order_line_id, file)
    licences.push({ licence: proven, sources })
  }
  return { lines, papers, licences, made }
}
