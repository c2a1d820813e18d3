import { PICTURE_WIDTHS } from '@chitra/paths'
import { pictureKey, PREVIEW_WIDTH } from '../../pictures.ts'
import { isSold } from '../items-store.ts'
import { withOriginal, type Workshop } from '../import-item.ts'
import { findOriginal, type Found } from '../originals/original.ts'
import { type Impression, impressionOf, publicPictures, shrink } from './public-pictures.ts'
import { blaming, ImportProblem } from '../problem.ts'

/** A seller's or a banner's picture, found but not decoded. Throws ImportProblem. */
export async function findPicture({ folder, limits }: Workshop, name: string): Promise<Found> {
  const found = await blaming('The picture cannot be read', () => findOriginal(folder, [name], limits))
  if (found.kind === 'zip') throw new ImportProblem('The picture is a zip.')
  return found
}

/**
 * Makes the public pictures of a seller or a banner; their preview is as small as the larger thumbnail. One that shows an item which is sold carries the
 * watermark as that does: no size of it is to be had without.
 */
export async function writePicture(
  shop: Workshop,
  publicId: string,
  found: Found,
): Promise<Impression & { width: number; height: number }> {
  return await withOriginal(shop, found, async ({ decoded: { base, width, height } }) => {
    const side = PICTURE_WIDTHS[1]
    const small = await shrink(base, { width: side, height: PREVIEW_WIDTH })
    for (const picture of await publicPictures(small, { watermark: (await isSold(shop.db, found.sourceKey)) ? shop.watermark : null }))
      await shop.files.put(pictureKey(publicId, picture), picture.bytes)
    return { ...(await impressionOf(small)), width, height }
  })
}
