import { describe, expect, it } from 'vitest'
import { crc32 } from 'node:zlib'
import { holdArchives, MORE_THAN_SOCKETS_HOLD } from '../../../testing/archives.ts'
import { newBoard, seen, share } from '../../../testing/boards.ts'
import { addItem, type TestItem } from '../../../testing/items.ts'
import { statusesOf, toFullHour, waitOf } from '../../../testing/limits.ts'
import { onBothDatabases } from '../../../testing/on-databases.ts'
import type { Visitor } from '../../../testing/visitor.ts'
import { entriesOfZip, filesOfZip } from '../../../testing/zip.ts'
import { pictureKey } from '../../catalogue/index.ts'

const MINUTE = 60_000
/** As much of a JPEG as tells where its rights belong. */
const JPEG = Buffer.from('ffd8ffe000104a46494600010100000100010000ffdb0043ffd9', 'hex')

onBothDatabases('getBoardComps', (shop) => {
  const get = async (address: string, headers: Record<string, string> = {}) => {
    const answer = await (await shop().visitor()).fetch(address, { headers })
    return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) }
  }
  const refused = async (address: string) => {
    const { status, bytes } = await get(address)
    return [status, (JSON.parse(bytes.toString()) as { errorMessage: string }).errorMessage]
  }
  const previewKey = ({ publicId }: TestItem) => pictureKey(publicId, { width: 1600, format: 'jpeg' })
  async function board(preview: Buffer = JPEG) {
    const owner = await shop().member()
    const items = [await addItem(shop().services, { name: 'Tea gardens' }), await addItem(shop().services, { name: 'दीवाली की रात' })]
    for (const item of items) await shop().services.files.put(previewKey(item), preview)
    const id = await newBoard(owner, items, 'Monsoon "campaign"')
    return { owner, items, id, address: (await seen(owner, id)).comps as string }
  }

  describe('200', () => {
    it('streams the previews that everybody sees, with their rights, and none without a watermark [BOARD-05]', async () => {
      const { items, address } = await board()
      const { headers, bytes } = await get(address)
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'application/zip',
        'content-length': String(bytes.length),
        'content-disposition': expect.stringContaining('filename="Monsoon-campaign-comps.zip"'),
        'cache-control': 'private, no-store',
      })
      const [text, ...pictures] = await entriesOfZip(bytes)
      const [second, first] = pictures
      expect(text?.name).toBe('comps.txt')
      expect([first?.name, second?.name]).toEqual([`${items[0]?.publicId}-Tea-gardens.jpg`, `${items[1]?.publicId}-दीवाली-की-रात.jpg`])
      for (const [picture, item] of [[first, items[0]] as const, [second, items[1]] as const]) {
        const shown = await get(`/media/${item?.publicId}.jpg`)
        expect([shown.status, picture?.bytes.equals(shown.bytes)]).toEqual([200, true])
        expect(picture?.bytes.includes('WebStatement')).toBe(true)
        expect(picture?.crc32).toBe(crc32(shown.bytes))
      }
    })

    it('says in a text, in the page’s language, whose pictures they are, where a licence is had, and that they have none [BOARD-05]', async () => {
      const { owner, items, id, address } = await board()
      const texts = async (at: string) => (await filesOfZip((await get(at)).bytes))['comps.txt'] ?? ''
      const english = await texts(address)
      expect(english).toContain('They are not licensed.')
      expect(english).toContain(
        `${items[0]?.publicId}-Tea-gardens.jpg\nTea gardens\nBy Meera\n${shop().services.publicUrl}/image/tea-gardens-${items[0]?.publicId}\n`,
      )
      const inHindi = await owner.call('getBoard', { params: { id }, headers: { 'accept-language': 'hi' } })
      const hindi = await texts(inHindi.body.data.board.comps)
      expect(hindi).toContain('इनका कोई लाइसेंस नहीं है')
      expect(hindi).toContain(`${shop().services.publicUrl}/hi/image/tea-gardens-${items[0]?.publicId}`)
    })

    it('is had by whoever has the link, and leaves out what is no longer approved', async () => {
      const { owner, items, id } = await board()
      const token = await share(owner, id)
      await shop()
        .services.db.updateTable('items')
        .set({ approval: 'rejected' })
        .where('id', '=', items[0]?.id ?? 0)
        .execute()
      const { comps } = (await (await shop().visitor()).call('getSharedBoard', { params: { token } })).body.data.board
      const files = await filesOfZip((await get(comps)).bytes)
      expect(Object.keys(files)).toEqual(['comps.txt', `${items[1]?.publicId}-दीवाली-की-रात.jpg`])
      expect(files['comps.txt']).not.toContain('Tea gardens')
    })
  })

  describe('206', () => {
    it('sends any part, and the whole to whoever has another version', async () => {
      const { address } = await board()
      const whole = await get(address)
      const tag = whole.headers.get('etag') ?? ''
      for (const [from, to] of [
        [0, 99],
        [700, 1500],
        [whole.bytes.length - 30, whole.bytes.length - 1],
      ] as const) {
        const part = await get(address, { range: `bytes=${from}-${to}`, 'if-range': tag })
        expect([part.status, part.bytes.equals(whole.bytes.subarray(from, to + 1))], `${from}`).toEqual([206, true])
      }
      expect((await get(address, { range: 'bytes=0-1', 'if-range': '"another"' })).status).toBe(200)
    })
  })

  describe('400', () => {
    it('requires all parameters of a signed address [TI-02]', async () => {
      const { address } = await board()
      for (const name of ['board', 'language', 'expires', 'signature'])
        expect((await get(address.replace(`${name}=`, 'x='))).status, name).toBe(400)
    })
  })

  describe('403', () => {
    it('refuses an address that was changed, and one after five minutes [BOARD-05]', async () => {
      const { address } = await board()
      const { id: theirs } = await board()
      for (const url of [
        address.replace(/board=[^&]+/, `board=${theirs}`),
        address.replace('language=en', 'language=hi'),
        address.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 60}`),
        address.replace(/signature=(.)/, (_, first: string) => `signature=${first === 'A' ? 'B' : 'A'}`),
      ])
        expect(await refused(url), url).toEqual([403, 'This download link is not valid'])
      shop().clock.move(5 * MINUTE + 1000)
      const late = await refused(address)
      shop().clock.move(-5 * MINUTE - 1000)
      expect(late).toEqual([403, 'This download link has expired. Please try again'])
    })
  })

  describe('404', () => {
    it('answers 404 for a board that is gone, or empty by now', async () => {
      const { owner, items, id, address } = await board()
      for (const { publicId } of items) await owner.call('removeFromBoard', { params: { id, item: publicId } })
      expect(await refused(address)).toEqual([404, 'There is no such file'])
      await owner.call('deleteBoard', { params: { id } })
      expect(await refused(address)).toEqual([404, 'There is no such file'])
    })
  })

  describe('416', () => {
    it('refuses a part beyond the end', async () => {
      const { address } = await board()
      expect((await get(address, { range: 'bytes=99999999-' })).status).toBe(416)
    })
  })

  describe('429', () => {
    it('refuses a fourth download of a board at a time, and frees the place of one that ends', async () => {
      const { address } = await board(MORE_THAN_SOCKETS_HOLD)
      const held = await holdArchives(shop(), address, 3)
      expect(await refused(address)).toEqual([429, 'You have several downloads in progress. Please wait until one has finished'])
      held.leave()
      await expect.poll(async () => (await get(address)).status).toBe(200)
    })

    it('allows 60 downloads an hour from one address [BOARD-08]', async () => {
      toFullHour(shop())
      const { owner, id } = await board()
      const client: Visitor = await shop().visitor()
      const { pathname, searchParams } = new URL((await seen(owner, id)).comps, 'http://shop')
      const take = () =>
        client.call('getBoardComps', { params: { fileName: pathname.split('/').at(-1) ?? '' }, query: Object.fromEntries(searchParams) })
      expect(new Set(await statusesOf(60, take))).toEqual(new Set([200]))
      expect(waitOf(await take())).toBeGreaterThan(3000)
    })
  })

  describe('503', () => {
    it('sends nothing of a zip of which a preview is missing', async () => {
      const { items, address } = await board()
      await shop().services.files.remove(previewKey(items[0] as TestItem))
      expect(await refused(address)).toEqual([503, 'These files cannot be read at the moment. Please try again'])
    })
  })
})
