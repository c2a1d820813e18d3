import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { limit } from '../../limits/index.ts'
import { licencesArchive } from '../archive.ts'
import type { Needs } from '../needs.ts'

export const exportLicences: Operation<'exportLicences', Pick<Needs, 'db' | 'files' | 'clock' | 'config'>> = async (call, services) => {
  const { userId, publicId } = signedIn(call)
  await limit(services, 'data-account', publicId, { count: true })
  const open = await licencesArchive(services, userId)
  return new FileAnswer(
    200,
    {
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="licences.zip"',
      'cache-control': 'private, no-store',
    },
    open,
  )
}
