import { FileAnswer, type Operation } from '../../../contract/operation.ts'
import { signedIn } from '../../../contract/signed-in.ts'
import { attemptAt, countedWith } from '../../limits/index.ts'
import { licencesArchive, licencesToArchive } from '../archive.ts'
import type { Needs } from '../needs.ts'

export const exportLicences: Operation<'exportLicences', Pick<Needs, 'db' | 'files' | 'clock' | 'config'>> = async (call, services) => {
  const { userId, publicId } = signedIn(call)
  const read = await countedWith(services.db, attemptAt(services, [['data-account', publicId]]), licencesToArchive(services.db, userId))
  const open = await licencesArchive(services, read)
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
