import { Readable } from 'node:stream'
import { jsonArrayFrom, jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../platform/database/database.ts'
import { csvOf } from '../../platform/csv.ts'
import { type LazyFile, lazyZip } from '../../platform/lazy-zip.ts'
import { paperFiles, papersOfUser } from '../invoices/index.ts'
import { certificateName, certificateOf } from './certificate/certificate.ts'
import { certifiable } from './certificate/sources.ts'
import { toLicenceView } from './licence-view.ts'
import { type Licence, type LicencesToCertify, licencesToCertify } from './licences-store.ts'
import type { Needs } from './needs.ts'
import { withProof } from './proof/file-with-proof.ts'

type Services = Pick<Needs, 'db' | 'clock' | 'files' | 'config'>

/** The certificates of these licences, newest first, and a table of them. Each is made when it is opened. @param read oldest first */
export async function licenceFiles(services: Services, read: LicencesToCertify): Promise<LazyFile[]> {
  const newestFirst = (await certifiable(services, read)).toReversed()
  const certificates = newestFirst.flatMap(({ licence, sources }) => {
    let proven: Promise<Licence> | undefined
    const withItsProof = () => (proven ??= withProof(services, licence))
    return (['pdf', 'json'] as const).map((format) => ({
      name: `certificates/${certificateName(licence, format)}`,
      open: async () => Readable.from([await certificateOf(await withItsProof(), sources, format)]),
    }))
  })
  const table = tableOf(newestFirst.map(({ licence }) => licence))
  return [{ name: 'licences.csv', open: async () => Readable.from([table]) }, ...certificates]
}

/** What the archive of a user's licences is made from, as a value of a query. */
export const licencesToArchive = (db: Db, userId: number) =>
  jsonBuildObject({ licences: licencesToCertify(db, userId), papers: jsonArrayFrom(papersOfUser(db, userId)) })

/** All certificates, their table and the papers of all orders, as a zip. */
export async function licencesArchive(
  services: Services,
  { licences, papers }: NonNullable<ReturnType<typeof licencesToArchive>['expressionType']>,
): Promise<() => Readable> {
  const files = [
    ...(await licenceFiles(services, licences)),
    ...paperFiles(services, papers).map((paper) => ({ ...paper, name: `papers/${paper.name}` })),
  ]
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
