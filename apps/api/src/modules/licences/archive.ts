import { Readable } from 'node:stream'
import { csvOf } from '../../platform/csv.ts'
import { type LazyFile, lazyZip } from '../../platform/lazy-zip.ts'
import { paperFilesOf } from '../invoices/index.ts'
import { certificateName, certificateOf } from './certificate/certificate.ts'
import { sourcesOf } from './certificate/sources.ts'
import { toLicenceView } from './licence-view.ts'
import { type Licence, licencesOf } from './licences-store.ts'
import type { Needs } from './needs.ts'
import { withProof } from './proof/file-with-proof.ts'

type Services = Pick<Needs, 'db' | 'clock' | 'files' | 'config'>

/** The certificates of all of a user's licences, and a table of them. Each is made when it is opened. */
export async function licenceFilesOf(services: Services, userId: number): Promise<LazyFile[]> {
  const licences = await licencesOf(services.db, userId)
  const sourcesFor = await sourcesOf(services, licences)
  const certificates = licences.flatMap((licence) => {
    let read: Promise<Licence> | undefined
    const withItsProof = () => (read ??= withProof(services, licence))
    return (['pdf', 'json'] as const).map((format) => ({
      name: `certificates/${certificateName(licence, format)}`,
      open: async () => Readable.from([await certificateOf(await withItsProof(), sourcesFor(licence), format)]),
    }))
  })
  return [{ name: 'licences.csv', open: async () => Readable.from([tableOf(licences)]) }, ...certificates]
}

/** All certificates, their table and the papers of all orders, as a zip. */
export async function licencesArchive(services: Services, userId: number): Promise<() => Readable> {
  const papers = (await paperFilesOf(services, userId)).map((paper) => ({ ...paper, name: `papers/${paper.name}` }))
  const files = [...(await licenceFilesOf(services, userId)), ...papers]
  return () => lazyZip(files)
}

const COLUMNS = ['code', 'item', 'creator', 'kind', 'status', 'issued at', 'licensee', 'client', 'project', 'order', 'licence']
/** Without it Excel does not read UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

const tableOf = (licences: readonly Licence[]): string =>
  BYTE_ORDER_MARK +
  csvOf([
    COLUMNS,
    ...licences.map((licence) => {
      const { code, kind, status, issuedAt, licensee, client, project, order, item, text } = toLicenceView(licence)
      return [code, item.name, item.creator, kind, status, issuedAt, licensee, client, project, order ?? '', text.version]
    }),
  ])
