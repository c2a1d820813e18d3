import sharp from 'sharp'
import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

const CHANNELS = 3

/** A grey picture with some pixels of another grey. */
async function drawn({ width = 40, height = 20, others = 0, grey = 100 } = {}): Promise<Buffer> {
  const data = Buffer.alloc(width * height * CHANNELS, 100)
  data.fill(grey, 0, others * CHANNELS)
  return await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .png()
    .toBuffer()
}

const pixels = async (before: Buffer, after: Buffer): Promise<number> => (await differenceOf(before, after))?.pixels ?? 0

it('finds no difference between pictures of the same pixels', async () => {
  expect(
    await pixels(
      await drawn(),
      await sharp(await drawn())
        .png({ compressionLevel: 0 })
        .toBuffer(),
    ),
  ).toBe(0)
})

it('sees one pixel of a clearly different colour', async () => {
  expect(await pixels(await drawn(), await drawn({ others: 1, grey: 120 }))).toBe(1)
})

it('takes a few faint pixels for rounding, and many for a change', async () => {
  expect(await pixels(await drawn(), await drawn({ others: 200, grey: 101 }))).toBe(0)
  expect(await pixels(await drawn(), await drawn({ others: 400, grey: 101 }))).toBe(400)
})

it('counts what only the larger picture has', async () => {
  expect(await pixels(await drawn(), await drawn({ height: 21 }))).toBe(40)
})
