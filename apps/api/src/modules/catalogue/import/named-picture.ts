import { PICTURE_WIDTHS, pictureKey, PREVIEW_WIDTH } from '../pictures.ts'
import { withOriginal, type Workshop } from './import-item.ts'
import { findOriginal, type Found } from './original.ts'
import { type Impression, impressionOf, preview, shrink, thumbnails } from './public-pictures.ts'
import { blaming, ImportProblem } from './problem.ts'

/** A seller's or a banner's picture, found but not decoded. Throws ImportProblem. */
export async function findPicture({ folder, limits }: Workshop, name: string): Promise<Found> {
  const found = await blaming('The picture cannot be read', () => findOriginal(folder, [name], limits))
  if (found.kind === 'zip') throw new ImportProblem('The picture is a zip.')
  return found
}

/**
 * Makes the public pictures of a seller or a banner. Their preview is as small as the larger thumbnail:
 * a banner may show an item that is sold, whose large picture carries the watermark.
 */
export async function writePicture(
  shop: Workshop,
  publicId: string,
  found: Found,
): Promise<Impression & { width: number; height: number }> {
  return await withOriginal(shop, found, async ({ decoded: { base, width, height } }) => {
    const side = PICTURE_WIDTHS[1]
    const small = await shrink(base, { width: side, height: PREVIEW_WIDTH })
    for (const picture of [...(await thumbnails(small)), await preview(small, { marked: false })])
      await shop.files.put(pictureKey(publicId, picture), picture.bytes)
    return { ...(await impressionOf(small)), width, height }
  })
}
