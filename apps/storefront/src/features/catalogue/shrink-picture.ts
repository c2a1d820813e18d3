/** Pixels of the longer side: a look needs no more. */
const SIDE = 256
/** Of the JPEG, from 0 to 1; the second for a picture that is all noise, which the first does not make small enough. */
const QUALITIES = [0.85, 0.5]
/** Letters of base64 that the server takes. */
const MOST = 80_000

/**
 * Makes a picture small, turned as its camera says and on white where it is transparent.
 * @returns a JPEG as an address of data; null for what this browser cannot open as a picture
 */
export async function shrinkPicture(file: Blob): Promise<string | null> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (bitmap === null) return null
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of QUALITIES) {
    const picture = canvas.toDataURL('image/jpeg', quality)
    if (base64Of(picture).length <= MOST) return picture
  }
  return null
}

/** The file alone, as the server takes it. */
export const base64Of = (picture: string): string => picture.slice(picture.indexOf(',') + 1)
