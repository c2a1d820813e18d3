import { fault } from '../../../contract/fault.ts'
import type { Operation } from '../../../contract/operation.ts'
import { idOfAddress } from '../addresses.ts'
import { itemByPublicId } from '../catalogue-store.ts'
import { toListItem } from '../item-view.ts'
import type { Needs } from '../needs.ts'

export const findImageByUrl: Operation<'findImageByUrl', Pick<Needs, 'publicUrl' | 'reads'>> = async ({ body }, { reads, publicUrl }) => {
  const id = idOfAddress(body.url, publicUrl)
  const item = id === null ? undefined : await itemByPublicId(reads, id)
  if (item === undefined || item.approval !== 'approved' || toListItem(item).url !== body.url.replace(publicUrl, ''))
    throw fault(404, 'Image does not exist')
  return { success: true, code: 200, data: { image: toListItem(item) } }
}
