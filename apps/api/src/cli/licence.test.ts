import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addItem } from '../testing/items.ts'
import { certificateBytes, inHindi, lastLicence } from '../testing/licences.ts'
import { buy } from '../testing/purchases.ts'
import { startTestShop, type TestShop } from '../testing/shop.ts'
import { chitra } from './testing.ts'

const DOCS = readFileSync(new URL('../../../../docs/licences.md', import.meta.url), 'utf8')
/** The commands that the description gives to a stranger. */
const [ofJson = '', ofPdf = ''] = Array.from(DOCS.matchAll(/```sh\n(.*?)```/gs), ([, commands]) => commands)

describe('licences by command', { timeout: 240_000 }, () => {
  let shop: TestShop
  let bytes: Buffer
  let code: string
  let hindiCode: string
  const folder = mkdtempSync(join(tmpdir(), 'chitra-licence-'))
  const inFolder = (name: string) => join(folder, name)
  const keep = (name: string, content: Buffer | string): string => {
    writeFileSync(inFolder(name), content)
    return inFolder(name)
  }
  const run = (...args: string[]) => chitra(shop.storage, args)
  const openssl = (commands: string): string => execFileSync('sh', ['-e', '-c', commands], { cwd: folder, encoding: 'utf8' })
  const changed = (file: Buffer, from: string, to: string): Buffer => Buffer.from(file.toString('latin1').replace(from, to), 'latin1')

  beforeAll(async () => {
    shop = await startTestShop('postgres')
    const buyer = await shop.member()
    const item = await addItem(shop.services, { name: 'Tea gardens' })
    bytes = item.bytes
    await buy(shop, buyer, [item])
    code = (await lastLicence(buyer)).code
    for (const format of ['pdf', 'json'] as const) keep(`certificate.${format}`, await certificateBytes(buyer, code, format))
    await buyer.call('addToCart', { body: { imageId: item.publicId, again: true } })
    await buy(shop, buyer, [])
    hindiCode = (await lastLicence(buyer)).code
    await inHindi(shop, hindiCode)
    keep('hindi.pdf', await certificateBytes(buyer, hindiCode, 'pdf'))
    keep('keys.json', await (await buyer.fetch('/.well-known/chitra-licence-keys.json')).text())
    keep('tea.bin', bytes)
  })
  afterAll(async () => {
    await shop.remove()
    rmSync(folder, { recursive: true })
  })

  it.each(['pdf', 'json'])(
    'checks a certificate as %s, with the keys of the shop or of a file, and compares the licensed file',
    async (format) => {
      const file = inFolder(`certificate.${format}`)
      const shown = { code: 0, err: '', out: expect.stringMatching(new RegExp(`^Code +${code}$`, 'm')) }
      expect(await run('verify', file)).toMatchObject(shown)
      expect(await run('verify', file, '--keys', inFolder('keys.json'), '--picture', inFolder('tea.bin'))).toMatchObject({
        ...shown,
        out: expect.stringContaining('is the licensed file.'),
      })
      const other = keep('other.bin', Buffer.concat([bytes, Buffer.from('x')]))
      expect(await run('verify', file, '--picture', other)).toMatchObject({
        code: 2,
        err: expect.stringContaining('is not the licensed file.'),
      })
    },
  )

  it('checks a certificate in Hindi', async () => {
    expect(await run('verify', inFolder('hindi.pdf'), '--picture', inFolder('tea.bin'))).toMatchObject({
      code: 0,
      err: '',
      out: expect.stringMatching(new RegExp(`^Genuine +yes[^]*^Code +${hindiCode}$[^]*is the licensed file`, 'm')),
    })
  })

  it('refuses a certificate of which anything was changed', async () => {
    const pdf = readFileSync(inFolder('certificate.pdf'))
    const json = JSON.parse(readFileSync(inFolder('certificate.json'), 'utf8')) as { payload: string }
    const payload = Buffer.from(Buffer.from(json.payload, 'base64url').toString().replace('Tea gardens', 'Tea palaces')).toString(
      'base64url',
    )
    const files = [
      // Something that a reader would show instead of the paper.
      keep('longer.pdf', Buffer.concat([pdf, Buffer.from('1 0 obj\n<<>>\nendobj\nstartxref\n9\n%%EOF\n')])),
      keep('paper.pdf', changed(pdf, '/Title', '/Titel')),
      keep('hindi-paper.pdf', changed(readFileSync(inFolder('hindi.pdf')), '/Title', '/Titel')),
      keep('end.pdf', Buffer.from(pdf.toString('latin1').replace(/startxref\n\d+\n%%EOF\n$/, 'startxref\n9\n%%EOF\n'), 'latin1')),
      keep('facts.json', JSON.stringify({ ...json, payload })),
    ]
    for (const file of files)
      expect(await run('verify', file), file).toMatchObject({ code: 2, err: expect.stringContaining('NOT genuine') })
  })

  it('says what it cannot check', async () => {
    const pdf = inFolder('certificate.pdf')
    const noKeys = keep('none.json', '{"keys":[]}')
    expect(await run('verify', pdf, '--keys', noKeys)).toMatchObject({ code: 2, err: expect.stringContaining('not among these keys') })
    expect(await run('verify', pdf, '--keys', pdf)).toMatchObject({ code: 2, err: expect.stringContaining('has no public keys') })
    expect(await run('verify', inFolder('tea.bin'))).toMatchObject({ code: 2, err: expect.stringContaining('is no licence certificate') })
    expect(await run('verify', inFolder('nothing.pdf'))).toMatchObject({ code: 2, err: expect.stringContaining('cannot be read (ENOENT)') })
  })

  it('is checked by a stranger with openssl alone, by the commands of the description', () => {
    expect(openssl(ofJson)).toMatch(/Signature Verified Successfully[^]*"item":\{"id":"\w+","name":"Tea gardens"/)
    expect(openssl(`${ofJson}\n${ofPdf}`)).toMatch(/Signature Verified Successfully[^]*Signature Verified Successfully[^]*same paper/)
    const json = readFileSync(inFolder('certificate.json'), 'utf8')
    keep('certificate.json', json.replace(/"payload": "(..)/, '"payload": "AA'))
    expect(() => openssl(ofJson)).toThrow()
    keep('certificate.json', json)
  })

  it('publishes a text, which never changes', async () => {
    const file = keep('text.txt', '# Seats\r\n\r\nTwo seats.')
    expect(await run('licence', 'add', '2027-01', file, '--title', 'Studio licence')).toMatchObject({ code: 0, err: '' })
    expect((await run('licence', 'list')).out).toMatch(/2027-01 +Studio licence[^]*2026-11 +Standard licence/)
    const { text } = (await (await shop.visitor()).call('getLicenceText', { params: { version: 'current' } })).body.data
    expect(text).toMatchObject({ version: '2027-01', body: '# Seats\n\nTwo seats.\n' })
    const again = await run('licence', 'add', '2027-01', keep('other.txt', 'Three seats.'), '--title', 'x')
    expect(again).toMatchObject({ code: 2, err: expect.stringContaining('There is a version 2027-01 already') })
    for (const [version, content] of [
      ['current', 'x'],
      ['no/name', 'x'],
      ['2027-02', ''],
      ['2027-02', Buffer.from([0xff, 0xfe])],
    ] as const)
      expect((await run('licence', 'add', version, keep('bad.txt', content), '--title', 'x')).code, version).toBe(2)
  })

  it('signs with a new key, and certificates from before stay good', async () => {
    expect(await run('licence', 'new-key')).toMatchObject({ code: 0, err: '' })
    expect(await run('verify', inFolder('certificate.pdf'))).toMatchObject({ code: 0, err: '' })
    const keys = await shop.services.db.selectFrom('licence_keys').select('private_key').orderBy('made_at').execute()
    expect(keys.map(({ private_key }) => private_key === null)).toEqual([true, false])
  })
})
