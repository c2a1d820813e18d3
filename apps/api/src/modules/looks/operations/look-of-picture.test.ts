import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { fromAnotherSite, RELOAD_THE_PAGE } from '../../../testing/refusals.ts'
import { startTestShop, type TestShop } from '../../../testing/shop.ts'
import { likeness, lookOfText } from '../look.ts'

const drawing = (middle: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="200"><rect width="240" height="200" fill="#eee"/>${middle}<circle cx="200" cy="40" r="20" fill="#fa0"/></svg>`,
  )
const HOUSE = drawing('<path d="M60 110 120 60 180 110V180H60Z" fill="#a33"/><rect x="105" y="130" width="30" height="50" fill="#421"/>')
const STRIPES = drawing(Array.from({ length: 12 }, (_, n) => `<rect x="${20 * n}" width="10" height="200" fill="#06c"/>`).join(''))
const base64 = (picture: Buffer): string => picture.toString('base64')

describe('lookOfPicture', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await startTestShop('embedded', { EMBEDDING_MODEL: 'built-in' })
  })
  afterAll(() => shop.stop())

  const ask = async (picture: string) => await (await shop.visitor()).call('lookOfPicture', { body: { picture } })
  const lookOf = async (picture: Buffer) => {
    const look = lookOfText((await ask(base64(picture))).body.data.look)
    if (look === null) throw new Error('not a look')
    return look
  }

  describe('200', () => {
    it('says the same of JPEG, PNG and WebP, and something else of another picture', async () => {
      const [jpeg, png, webp, stripes] = await Promise.all([
        lookOf(await sharp(HOUSE).jpeg({ quality: 90 }).toBuffer()),
        lookOf(await sharp(HOUSE).png().toBuffer()),
        lookOf(await sharp(HOUSE).webp({ quality: 90 }).toBuffer()),
        lookOf(await sharp(STRIPES).png().toBuffer()),
      ])
      expect(likeness(png, jpeg)).toBeGreaterThan(0.8)
      expect(likeness(png, webp)).toBeGreaterThan(0.8)
      expect(likeness(png, stripes)).toBeLessThan(0.5)
    })

    it('turns a picture as its camera says', async () => {
      const upright = await sharp(HOUSE).png().toBuffer()
      const lying = await sharp(await sharp(upright).rotate(-90).toBuffer())
        .withMetadata({ orientation: 6 })
        .png()
        .toBuffer()
      expect(likeness(await lookOf(upright), await lookOf(lying))).toBeGreaterThan(0.95)
    })

    it('keeps nothing of the picture', async () => {
      const tables = async () => (await shop.services.database.pool.query<{ n: number }>('select count(*) as n from item_looks')).rows[0]?.n
      await lookOf(await sharp(HOUSE).png().toBuffer())
      expect(await tables()).toBe(0)
    })
  })

  describe('400', () => {
    const reason = 'Please choose another picture: this one cannot be read'

    it('refuses what is no picture, half of one, one of another kind, and one that would fill the memory', async () => {
      const png = await sharp(HOUSE).png().toBuffer()
      const bomb = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#000' } })
        .png({ compressionLevel: 9, palette: true })
        .toBuffer()
      expect(bomb.length).toBeLessThan(60_000)
      for (const file of [Buffer.from('hello'), png.subarray(0, 60), HOUSE, await sharp(HOUSE).gif().toBuffer(), bomb]) {
        const { status, body } = await ask(base64(file))
        expect([status, body.errorMessage]).toEqual([400, reason])
      }
    })

    it('refuses what is not base64, and more than 80,000 letters', async () => {
      expect((await ask('not base64!')).status).toBe(400)
      expect((await ask('A'.repeat(80_004))).status).toBe(400)
    })
  })

  describe('403', () => {
    it('refuses a page of another site', async () => {
      const visitor = await shop.visitor()
      const body = { picture: base64(await sharp(HOUSE).png().toBuffer()) }
      expect(await fromAnotherSite((headers) => visitor.call('lookOfPicture', { body, headers }))).toEqual(RELOAD_THE_PAGE)
    })
  })

  describe('429', () => {
    it('lets a network ask 120 times in 15 minutes, and says how long to wait', async () => {
      toFullHour(shop)
      const visitor = await shop.visitor()
      const ask = () => visitor.call('lookOfPicture', { body: { picture: base64(Buffer.from('no picture')) } })
      expect(new Set(await statusesOf(120, ask))).toEqual(new Set([400]))
      expect(waitOf(await ask())).toBe(15 * 60)
    })
  })

  describe('503', () => {
    it('says so where the model cannot be used, and where the operator wants none', async () => {
      const model = join(shop.services.config.dataDir, 'broken.onnx')
      writeFileSync(model, 'not a model')
      for (const [EMBEDDING_MODEL, reason] of [
        [model, 'Searching by picture does not work at the moment. Please try again later'],
        ['off', 'This shop does not search by picture'],
      ] as const) {
        const other = await startTestShop('embedded', { EMBEDDING_MODEL })
        const { status, body } = await (
          await other.visitor()
        ).call('lookOfPicture', { body: { picture: base64(await sharp(HOUSE).png().toBuffer()) } })
        expect([status, body.errorMessage]).toEqual([503, reason])
        await other.stop()
      }
    })
  })
})
