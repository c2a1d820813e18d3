import { Readable } from 'node:stream'
import { type Fault, fault } from '../../../contract/fault.ts'
import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { attemptAt, countedWith } from '../../limits/index.ts'
import { certificateName, certificateOf } from '../certificate/certificate.ts'
import { certifiable } from '../certificate/sources.ts'
import { licenceToCertify } from '../licences-store.ts'
import { readCode } from '../code.ts'
import { withProof } from '../proof/file-with-proof.ts'
import type { Needs } from '../needs.ts'

const TYPES = { pdf: 'application/pdf', json: 'application/jose+json; charset=utf-8' } as const

export const getCertificate: Operation<'getCertificate', Pick<Needs, 'db' | 'clock' | 'files' | 'config'>> = async (call, services) => {
  const { userId, publicId } = signedIn(call)
  const format = call.query.format ?? 'pdf'
  const code = readCode(call.params.code)
  if (code === null) throw noSuchLicence()
  const read = await countedWith(
    services.db,
    attemptAt(services, [['certificate-account', publicId]]),
    licenceToCertify(services.db, userId, code),
  )
  const [found] = await certifiable(services, read)
  if (found === undefined) throw noSuchLicence()
  const { licence, sources } = found
  const certificate = await certificateOf(await withProof(services, licence), sources, format)
  return new FileAnswer(
    200,
    {
      'content-type': TYPES[format],
      'content-length': String(certificate.length),
      'content-disposition': `attachment; filename="${certificateName(licence, format)}"`,
      'cache-control': 'private, no-store',
    },
    () => Readable.from([certificate]),
  )
}

const noSuchLicence = (): Fault => fault(404, 'There is no such licence')
