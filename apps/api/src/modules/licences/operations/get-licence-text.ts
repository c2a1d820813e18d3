import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { currentText, textByVersion } from '../texts/texts-store.ts'
import type { Needs } from '../needs.ts'

/** The version that stands for the one that is sold now. */
const CURRENT = 'current'

export const getLicenceText: Operation<'getLicenceText', Pick<Needs, 'db'>> = async ({ params }, { db }) => {
  const current = await currentText(db)
  const text = params.version === CURRENT ? current : await textByVersion(db, params.version)
  if (text === undefined) throw fault(404, 'There is no such licence text')
  const { version, title, body, sha256, published_at } = text
  return {
    success: true,
    code: 200,
    data: { text: { version, title, body, sha256, publishedAt: published_at.toISOString(), isCurrent: version === current.version } },
  }
}
