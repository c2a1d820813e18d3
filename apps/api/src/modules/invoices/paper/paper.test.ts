import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { splitTax, taxParts, taxPercentAt } from '@chitra/gst/split-tax.ts'
import { OUTSIDE_INDIA, type PlaceOfSupply, type StateCode } from '@chitra/gst/states.ts'
import { describe, expect, it } from 'vitest'
import { type PdfReading, readPdf } from '../../../testing/pdf.ts'
import type { PaperFacts, PaperLine } from '../facts.ts'
import { paperData } from './paper-data.ts'
import { paperOf } from './paper.ts'

const SUPPLIER = {
  legalName: 'Chitra Pictures Private Limited',
  address: 'Deccan House, Fergusson College Road, Pune 411004',
  state: '27' as StateCode,
  gstin: '27AAACR5055K1Z7',
  sac: '997333',
  signatory: 'Meera Deshpande',
}
const NAMES = [
  { name: 'Dusk over the ghats', by: 'प्रियंका शर्मा' },
  { name: 'காலை நேர மெரினா கடற்கரை', by: 'கார்த்திக் சுப்பிரமணியன்' },
  { name: 'শরতের কাশফুল', by: 'রবীন্দ্রনাথ ঠাকুর' },
  { name: 'Monsoon market', by: 'Asha Rao' },
  { name: 'हिन्दुस्तान की वास्तुकला', by: 'Vikram Rathore' },
] as const

interface Sale {
  count?: number
  supplier?: PaperFacts['supplier']
  place?: PlaceOfSupply
  isExportTaxed?: boolean
}

/** An invoice of some items at ₹199, or a receipt where `supplier` is null; `changes` replace facts. */
function factsOf({ count = 5, supplier = SUPPLIER, place = '27', isExportTaxed = true }: Sale = {}, changes: Partial<PaperFacts> = {}) {
  const prices = Array.from({ length: count }, () => 19_900)
  const { parts, lines, tax } = splitTax(
    prices,
    18,
    supplier === null ? [] : taxParts(supplier.state, place, taxPercentAt(place, 18, isExportTaxed)),
  )
  const facts: PaperFacts = {
    kind: supplier === null ? 'receipt' : 'invoice',
    number: supplier === null ? 'REC/2627-000007' : 'INV/2627-000042',
    issuedAt: '2026-11-23T19:00:00.000Z',
    isSpecimen: false,
    shop: { name: 'Chitra', url: 'https://chitra.example', supportEmail: 'help@chitra.example' },
    supplier,
    buyer: {
      name: 'अनन्या कुलकर्णी',
      email: 'ananya@studio.example',
      place: supplier === null ? null : place,
      ...(place === OUTSIDE_INDIA ? { country: 'NP' } : {}),
      business: null,
    },
    order: { id: 'order_R8sQ2mV0pXb1Zk', paymentId: 'pay_R8sQ9dK2vTn4Lq', paidAt: '2026-11-23T18:59:30.000Z' },
    refersTo: null,
    lines: lines.map((line, index) => ({ ...line, ...(NAMES[index % NAMES.length] ?? NAMES[0]), licenceVersion: '1.2' })),
    taxes: parts,
    taxable: prices.length * 19_900,
    total: prices.length * 19_900 + tax,
  }
  return { ...facts, ...changes }
}

const read = async (facts: PaperFacts) => await readPdf(await paperOf(facts))
const lineNamed = (name: string, by = 'Asha Rao'): PaperLine => ({ name, by, licenceVersion: '1', taxable: 19_900, taxes: [1_791, 1_791] })
const withLine = (line: PaperLine): PaperFacts => factsOf({ count: 1 }, { lines: [line] })
/** How many dots are not white, between two parts of the width. */
function inkIn({ data, width }: PdfReading['picture'], from: number, to: number): number {
  const isWithin = (index: number) => index % width >= from * width && index % width < to * width
  return data.reduce((count, grey, index) => count + Number(grey < 250 && isWithin(index)), 0)
}
const sha = (pdf: Buffer): string => createHash('sha256').update(pdf).digest('hex')

describe('an invoice', () => {
  it('of five lines in four scripts has one page and less than 80 kB', async () => {
    const pdf = await paperOf(factsOf())
    expect(pdf.length).toBeLessThan(80_000)
    expect((await readPdf(pdf)).pages).toHaveLength(1)
  })

  it('says what Rule 46 asks for', async () => {
    const { text } = await read(factsOf())
    for (const fact of [
      ['Tax invoice', 'Number INV/2627-000042', 'Date 24 November 2026', 'order_R8sQ2mV0pXb1Zk', 'pay_R8sQ9dK2vTn4Lq'],
      ['Sold by Chitra Pictures Private Limited', 'Deccan House, Fergusson College Road, Pune 411004', 'State: Maharashtra (27)'],
      ['GSTIN: 27AAACR5055K1Z7', 'Billed to अनन्या कुलकर्णी', 'ananya@studio.example', 'Place of supply: Maharashtra (27)'],
      ['CGST 9 %', 'SGST 9 %', '997333 199.00 17.91 17.91 234.82', 'Taxable value ₹995.00', 'CGST 9 % ₹89.55', 'Total ₹1,174.10'],
      ['Rupees One Thousand One Hundred Seventy Four and Ten Paise Only', 'Whether tax is payable on reverse charge: No'],
      ['For Chitra Pictures Private Limited', 'Meera Deshpande', 'Authorised signatory', 'no digital signature', 'Page 1 of 1'],
    ].flat())
      expect(text).toContain(fact)
    expect(text).not.toContain('Specimen')
  })

  it('gives names in Hindi, Tamil and Bengali to whoever copies them', async () => {
    const { text } = await read(factsOf())
    // Readers guess the spaces between letters from their distance.
    const letters = text.replaceAll(' ', '')
    for (const { name, by } of NAMES) {
      expect(letters).toContain(name.replaceAll(' ', ''))
      expect(letters).toContain(`by${by.replaceAll(' ', '')}·Licence1.2`)
    }
  })

  it('is tagged, for screen readers', async () => {
    expect((await read(factsOf())).isTagged).toBe(true)
    // Headings of the table and the text of the QR code, as screen readers get them.
    const raw = (await paperOf(factsOf())).toString('latin1')
    for (const tag of ['/S /H1', '/S /Table', '/S /TH', '/S /TD', '/Alt (QR code with the number']) expect(raw).toContain(tag)
  })

  it('has its title, its date, the languages of its names and all of its fonts inside', async () => {
    const raw = (await paperOf(factsOf())).toString('latin1')
    expect(raw).toContain('/Title (Tax invoice INV/2627-000042)')
    for (const language of ['en-IN', 'hi-IN', 'ta-IN', 'bn-IN']) expect(raw).toContain(`/Lang (${language})`)
    expect(raw).toContain('/CreationDate (D:20261123190000Z)')
    const fonts = new Set(raw.match(/(?<=\/FontName \/[A-Z]{6}\+)[\w-]+/g))
    expect(fonts).toEqual(
      new Set([
        'AnekLatin-Regular',
        'AnekLatin-SemiBold',
        'NotoSansDevanagari-Regular',
        'NotoSansDevanagari-SemiBold',
        'NotoSansTamil-Regular',
        'HindSiliguri-Regular',
      ]),
    )
    expect(raw.match(/\/FontFile[23] \d+ 0 R/g)).toHaveLength(fonts.size)
  })

  it('of 200 lines has all of them, in order, below the same heading on every page', async () => {
    const { pages, text } = await read(factsOf({ count: 200 }))
    expect(pages.length).toBeGreaterThan(5)
    const numbers = text.matchAll(/(?<= )(\d+) (?=Dusk|காலை|শরতের|Monsoon|हिन्दुस्तान)/g)
    expect(Array.from(numbers, ([, number]) => Number(number))).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Taxable value')
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`)
      if (index > 0) expect(page).toContain('Tax invoice INV/2627-000042')
    }
    expect(text.match(/997333/g)).toHaveLength(200)
    expect(text).toContain('Rupees Forty Six Thousand Nine Hundred Sixty Four Only')
  })

  it('to a business has its GSTIN and IGST', async () => {
    const business = { name: 'Blue Lotus Design Studio LLP', gstin: '29AAACI4798L1ZU' }
    const buyer = { name: 'Rohan Mehta', email: 'accounts@bluelotus.example', place: '29' as const, business }
    const { text } = await read(factsOf({ count: 1, place: '29' }, { buyer }))
    expect(text).toContain('Billed to Blue Lotus Design Studio LLP Attention: Rohan Mehta accounts@bluelotus.example')
    expect(text).toContain('Place of supply: Karnataka (29) GSTIN: 29AAACI4798L1ZU')
    expect(text).toContain('IGST 18 % ₹35.82')
    expect(text).not.toMatch(/[CS]GST 9/)
  })

  it('within a Union Territory without a legislature has UTGST', async () => {
    const { text } = await read(factsOf({ count: 1, supplier: { ...SUPPLIER, state: '04', gstin: '04AAACR5055K1ZF' }, place: '04' }))
    expect(text).toContain('Place of supply: Chandigarh (04)')
    expect(text).toContain('UTGST 9 % ₹17.91')
    expect(text).not.toContain('SGST 9')
  })

  it.each([
    [true, 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX', 'Total ₹234.82'],
    [false, 'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX', 'Total ₹199.00'],
  ])('for an export, taxed: %s, has the sentence of Rule 46', async (isExportTaxed, sentence, total) => {
    const { text } = await read(factsOf({ count: 1, place: OUTSIDE_INDIA, isExportTaxed }))
    expect(text).toContain('Country: Nepal Place of supply: Outside India (96)')
    expect(text).toContain(`${sentence} Whether tax`)
    expect(text).toContain(total)
    expect(text.includes('IGST 18 %')).toBe(isExportTaxed)
  })

  it('has a QR code with its facts', async () => {
    const business = { name: 'Blue Lotus', gstin: '27AAACB1234C1Z1' }
    const { code } = await read(factsOf({}, { buyer: { name: 'Rohan Mehta', email: 'r@b.example', place: '27', business } }))
    expect(JSON.parse(code ?? '')).toEqual({
      number: 'INV/2627-000042',
      date: '2026-11-24',
      supplier: '27AAACR5055K1Z7',
      buyer: '27AAACB1234C1Z1',
      place: '27',
      taxable: '995.00',
      cgst: '89.55',
      sgst: '89.55',
      total: '1174.10',
    })
  })
})

describe('the same facts', () => {
  it('are the same bytes, whatever was made before', async () => {
    const first = await paperOf(factsOf())
    await paperOf(factsOf({ count: 30 }))
    await paperOf(withLine(lineNamed('日本')))
    expect((await paperOf(factsOf())).equals(first)).toBe(true)
  })

  it('are the same bytes in another process, with another language, time zone and home, which ends by itself', async () => {
    const home = mkdtempSync(join(tmpdir(), 'chitra-paper-'))
    const program = `
      import { createHash } from 'node:crypto'
      const { paperOf } = await import(process.argv[1])
      const pdf = await paperOf(JSON.parse(process.argv[2]))
      process.stdout.write(createHash('sha256').update(pdf).digest('hex'))`
    const args = ['--input-type=module', '-e', program, new URL('./paper.ts', import.meta.url).href, JSON.stringify(factsOf())]
    const env = { HOME: home, LANG: 'ta_IN.UTF-8', TZ: 'America/New_York' }
    const output = execFileSync(process.execPath, args, { cwd: home, env, encoding: 'utf8' })
    rmSync(home, { recursive: true })
    expect(output).toBe(sha(await paperOf(factsOf())))
  })
})

describe('the other papers', () => {
  it('a credit note names its invoice', async () => {
    const refersTo = { number: 'INV/2627-000001', issuedAt: '2026-11-01T12:00:00.000Z', total: 117_410 }
    const lines = [{ ...lineNamed('Part of the order'), by: null, licenceVersion: null }]
    const { text } = await read(factsOf({ count: 1 }, { kind: 'credit-note', number: 'CRN/2627-000003', refersTo, lines }))
    expect(text).toContain('Credit note For tax invoice INV/2627-000001 of 1 November 2026')
    expect(text).toContain('Credited to')
    expect(text).toContain('Total credited ₹234.82')
    expect(text).toContain('1 Part of the order 997333')
  })

  it('a receipt says that the seller is not registered, and has nothing of GST', async () => {
    const { text, code } = await read(factsOf({ supplier: null }))
    expect(text).toContain('Receipt Chitra')
    expect(text).toContain('The seller is not registered for GST, and no GST is charged. This is not a tax invoice.')
    expect(text).toContain('Sold by Chitra https://chitra.example help@chitra.example')
    expect(text).toContain('Total received ₹995.00')
    for (const word of ['GSTIN', 'SAC', 'Place of supply', 'reverse charge', 'signatory']) expect(text).not.toContain(word)
    expect(JSON.parse(code ?? '')).toEqual({ number: 'REC/2627-000007', date: '2026-11-24', taxable: '995.00', total: '995.00' })
  })

  it("a receipt has the shop's own tax by its name", async () => {
    const lines = [{ ...lineNamed('Dusk'), taxes: [995] }]
    const changes = { lines, taxes: [{ name: 'Local levy', percent: 5, amount: 995 }], total: 20_895 }
    const { text } = await read(factsOf({ supplier: null, count: 1 }, changes))
    expect(text).toContain('Local levy 5 % ₹9.95')
    expect(text).toContain('199.00 9.95 208.95')
  })

  it('a refund receipt names its receipt', async () => {
    const refersTo = { number: 'REC/2627-000001', issuedAt: '2026-11-01T12:00:00.000Z', total: 117_410 }
    const { text } = await read(factsOf({ supplier: null }, { kind: 'refund-receipt', refersTo }))
    expect(text).toContain('Refund receipt For receipt REC/2627-000001 of 1 November 2026')
    expect(text).toContain('Total refunded ₹995.00')
  })

  it('a specimen says so in words at the top, and pale behind the text', async () => {
    const [specimen, invoice] = [await read(factsOf({}, { isSpecimen: true })), await read(factsOf())]
    expect(specimen.text).toMatch(/Specimen\. It was paid in the sandbox: nothing was sold.*Number INV/)
    expect(JSON.parse(specimen.code ?? '')).toMatchObject({ specimen: true })
    const pale = ({ picture }: typeof specimen) => picture.data.reduce((sum, grey) => sum + Number(grey > 225 && grey < 245), 0)
    expect(pale(specimen)).toBeGreaterThan(100_000)
    expect(pale(invoice)).toBeLessThan(20_000)
  })
})

describe('a paper in Hindi', () => {
  const inHindi = (sale: Sale = {}, changes: Partial<PaperFacts> = {}) => factsOf(sale, { language: 'hi', ...changes })

  it('of five lines has one page and less than 80 kB', async () => {
    const pdf = await paperOf(inHindi())
    expect(pdf.length).toBeLessThan(80_000)
    expect((await readPdf(pdf)).pages).toHaveLength(1)
  })

  it('says what Rule 46 asks for, with the names of the law in English', async () => {
    const { text } = await read(inHindi())
    for (const fact of [
      ['टैक्स इनवॉइस', 'नंबर INV/2627-000042', 'तारीख़ 24 नवंबर 2026', 'order_R8sQ2mV0pXb1Zk', 'pay_R8sQ9dK2vTn4Lq'],
      ['विक्रेता Chitra Pictures Private Limited', 'राज्य: महाराष्ट्र (27)', 'GSTIN: 27AAACR5055K1Z7'],
      ['ख़रीदार अनन्या कुलकर्णी', 'ananya@studio.example', 'आपूर्ति का स्थान: महाराष्ट्र (27)'],
      ['विवरण SAC कर योग्य मूल्य', 'CGST 9%', '997333 199.00 17.91 17.91 234.82', 'SGST 9% ₹89.55', 'कुल ₹1,174.10'],
      ['एक हज़ार एक सौ चौहत्तर रुपये और दस पैसे मात्र', 'रिवर्स चार्ज (reverse charge) के आधार पर देय है: नहीं'],
      ['Chitra Pictures Private Limited की ओर से', 'अधिकृत हस्ताक्षरकर्ता', 'डिजिटल हस्ताक्षर नहीं है।', 'पृष्ठ 1 / 1'],
    ].flat())
      // Readers guess the spaces between letters from their distance.
      expect(text.replaceAll(' ', '')).toContain(fact.replaceAll(' ', ''))
  })

  it('has no English but the words of the law', () => {
    const { meta, parties, columns, totals, total, notes, ...others } = paperData(inHindi())
    const labels = [meta, parties, totals, [total]].flatMap((parts) => parts.map(({ label }) => label))
    const said = [labels, columns.map(({ title }) => title), notes, others.heading, others.unit, others.footer, others.page]
      .flat()
      .join(' ')
    const latin = said.replaceAll(/\{\w+\}|help@chitra\.example/g, '').match(/[A-Za-z]+/g)
    expect(new Set(latin)).toEqual(new Set(['CGST', 'SGST', 'SAC', 'reverse', 'charge']))
  })

  it('says that it is in Hindi', async () => {
    const raw = (await paperOf(inHindi({}, { lines: [lineNamed('Dusk')] }))).toString('latin1')
    expect(raw).toContain('/Lang (hi-IN)')
    expect(raw).not.toContain('/Lang (en-IN)')
  })

  it.each([
    [true, 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX', 'IGST के भुगतान के साथ'],
    [false, 'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX', 'IGST के भुगतान के बिना'],
  ])('for an export, taxed: %s, has the sentence of Rule 46 as the law words it, and then in Hindi', (isExportTaxed, law, hindi) => {
    const { notes, parties } = paperData(inHindi({ count: 1, place: OUTSIDE_INDIA, isExportTaxed }))
    expect(notes[0]).toMatch(new RegExp(`^${law} \\(.*${hindi}\\)$`))
    expect(parties[1]?.lines).toEqual(['ananya@studio.example', 'देश: नेपाल', 'आपूर्ति का स्थान: भारत के बाहर (96)'])
  })

  it('names the paper that it takes back', () => {
    const refersTo = { number: 'INV/2627-000001', issuedAt: '2026-11-01T12:00:00.000Z', total: 117_410 }
    expect(paperData(inHindi({}, { kind: 'credit-note', refersTo }))).toMatchObject({
      heading: 'क्रेडिट नोट',
      refersTo: '1 नवंबर 2026 के टैक्स इनवॉइस INV/2627-000001 के लिए',
      total: { label: 'कुल क्रेडिट' },
    })
    expect(paperData(inHindi({ supplier: null }, { kind: 'refund-receipt', refersTo }))).toMatchObject({
      heading: 'रिफ़ंड रसीद',
      refersTo: '1 नवंबर 2026 की रसीद INV/2627-000001 के लिए',
      notes: ['विक्रेता GST में पंजीकृत नहीं है, और GST नहीं लिया गया है। यह टैक्स इनवॉइस नहीं है।'],
    })
  })

  it('is a specimen in Hindi too', () => {
    expect(paperData(inHindi({}, { isSpecimen: true }))).toMatchObject({
      title: 'नमूना · टैक्स इनवॉइस INV/2627-000042',
      specimen: { word: 'नमूना' },
    })
  })

  it('is in English where its facts say no language: those from before there was another', () => {
    expect(paperData(factsOf())).toEqual(paperData(factsOf({}, { language: 'en' })))
    expect(paperData(factsOf())).toMatchObject({ language: 'en', heading: 'Tax invoice' })
  })
})

describe('names that people give', () => {
  it.each([
    '#panic("x")',
    '*bold* _thin_ `raw`',
    '$x^2$',
    '"quotes" \'single\'',
    '<label> @reference',
    '// comment /* and */',
    '{page} {pages}',
    '\\u{41} \\',
  ])('such as %s are printed as they are', async (name) => {
    const { text } = await read(withLine(lineNamed(name, name)))
    expect(text).toContain(`1 ${name} by ${name} · Licence 1`)
  })

  it('lose control characters and marks that would turn the text around', async () => {
    const { text } = await read(withLine(lineNamed('Dusk\u0007 \u0000\u202Eat\u202C\r\n\u2066sea\u2069', '\uD800')))
    expect(text).toMatch(/1 Dusk at sea by \S* ?· Licence 1/)
  })

  it('of 200 letters without a space stay in their column', async () => {
    for (const name of ['W'.repeat(200), 'மெரினா'.repeat(30)]) {
      const { text, picture } = await read(withLine(lineNamed(name)))
      expect(text.replaceAll(' ', '')).toContain(`1${name}byAshaRao`)
      expect(inkIn(picture, 195 / 210, 1)).toBe(0)
      expect(text).toContain('997333 199.00 17.91 17.91 234.82')
    }
  })

  it('may be empty', async () => {
    expect((await read(withLine(lineNamed('Dusk', '')))).text).toContain('1 Dusk Licence 1')
  })

  it('in letters that no font has are boxes, on a paper that is tagged all the same', async () => {
    const [boxes, spaces] = [await read(withLine(lineNamed('日本 😀'))), await read(withLine(lineNamed('    ')))]
    const ink = ({ picture }: typeof boxes) => picture.data.reduce((sum, grey) => sum + (255 - grey), 0)
    expect(ink(boxes)).toBeGreaterThan(ink(spaces) + 1_000)
    expect(boxes.isTagged).toBe(true)
  })

  it.each(['తెలుగు', 'ಕನ್ನಡ ಕೃಷ್ಣ', 'മലയാളം ശ്രീ', 'ગુજરાતી શ્રી', 'ਪੰਜਾਬੀ ਸਿੰਘ', 'ଓଡ଼ିଆ ଶ୍ରୀ', 'محمد علی', 'Дмитрий Ελλάδα', 'Nguyễn'])(
    'in %s have letters of their own',
    async (name) => {
      const { text } = await read(withLine(lineNamed(name)))
      expect(text.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
    },
  )
})
