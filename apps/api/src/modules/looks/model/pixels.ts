import sharp from 'sharp'
import { differenceHash, HASHED } from './difference-hash.ts'
import type { Wanted } from './wanted.ts'

/** Of a picture before it is made small: a bomb is refused. Our own pictures have 1600 pixels at most on each side. */
const MOST_PIXELS = 16_000_000

const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.from('RIFF')]

/** Whether it begins as JPEG, PNG or WebP: no other decoder is given a visitor's file. */
const maybePicture = (bytes: Buffer): boolean => BEGINNINGS.some((beginning) => bytes.subarray(0, beginning.length).equals(beginning))

/** A picture as a model wants it, and its perceptual hash; null for what cannot be read. */
export async function pixelsOf(picture: Buffer, { size, mean, deviation }: Wanted): Promise<{ input: Float32Array; hash: string } | null> {
  if (!maybePicture(picture)) return null
  const base = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: size, height: size, fit: 'fill' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
  try {
    const data = await base.raw().toBuffer()
    const grey = await sharp(data, { raw: { width: size, height: size, channels: 3 } })
      .resize({ ...HASHED, fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer()
    const input = new Float32Array(3 * size * size)
    for (let c = 0; c < 3; c += 1) {
      const [from, by] = [mean[c] ?? 0, deviation[c] ?? 1]
      for (let n = 0; n < size * size; n += 1) input[c * size * size + n] = ((data[3 * n + c] ?? 0) / 255 - from) / by
    }
    return { input, hash: differenceHash(grey) }
  } catch {
    return null
  }
}
