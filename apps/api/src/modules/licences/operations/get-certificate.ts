import { Readable } from 'node:stream'
import { fault } from '../../../contract/fault.ts'
import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { limit } from '../../limits/index.ts'
import { certificateName, certificateOf } from '../certificate/certificate.ts'
import { licenceWithSources } from '../certificate/sources.ts'
import { readCode } from '../code.ts'
import { withProof } from '../proof/file-with-proof.ts'
import type { Needs } from '../needs.ts'

const TYPES = { pdf: 'application/pdf', json: 'application/jose+json; charset=utf-8' } as const

export const getCertificate: Operation<'getCertificate', Pick<Needs, 'db' | 'clock' | 'files' | 'config'>> = async (call, services) => {
  const { userId, publicId } = signedIn(call)
  const format = call.query.format ?? 'pdf'
  const code = readCode(call.params.code)
  const found = code === null ? undefined : await licenceWithSources(services, userId, code)
  if (found === undefined) throw fault(404, 'There is no such licence')
  await limit(services, 'certificate-account', publicId, { count: true })
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
