import { LARGEST_THUMBNAIL } from '@chitra/paths'
import { pictureKey, PREVIEW_WIDTH } from '../../pictures.ts'
import { isSold } from '../items-store.ts'
import { withOriginal, type ImportContext } from '../import-item.ts'
import { findOriginal, type Found } from '../originals/original.ts'
import { type Placeholder, publicPictures, shrink } from './public-pictures.ts'
import { asImportProblem, ImportProblem } from '../problem.ts'

/** Finds a seller's or a banner's picture without decoding it. Throws ImportProblem. */
export async function findPicture({ folder, limits }: ImportContext, name: string): Promise<Found> {
  const found = await asImportProblem('The picture cannot be read', () => findOriginal(folder, [name], limits))
  if (found.kind === 'zip') throw new ImportProblem('The picture is a zip.')
  return found
}

/**
 * Makes the public pictures of a seller or a banner. Their preview is no wider than the largest thumbnail. If the picture is also the original of a paid
 * item, every size has the watermark.
 */
export async function writePicture(
  context: ImportContext,
  publicId: string,
  found: Found,
): Promise<Placeholder & { width: number; height: number }> {
  return await withOriginal(context, found, async ({ decoded: { base, width, height } }) => {
    const small = await shrink(base, { width: LARGEST_THUMBNAIL, height: PREVIEW_WIDTH })
    const { pictures, placeholder } = await publicPictures(small, {
      watermark: (await isSold(context.db, found.sourceKey)) ? context.watermark : null,
    })
    for (const picture of pictures) await context.files.put(pictureKey(publicId, picture), picture.bytes)
    return { ...placeholder, width, height }
  })
}
