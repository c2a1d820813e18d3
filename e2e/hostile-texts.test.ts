import { csv, newFolder, quarters, rawZip } from '@chitra/api/modules/catalogue/import/testing.ts'
import { PAYLOADS } from '@chitra/api/testing/payloads.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buy, type Buyer, newBuyer, onlyOrderOf, signedIn } from './buyer.ts'
import { useShop } from './harness.ts'

const stage = useShop()
const folder = newFolder()

/** Three payloads a title, as the import stores them. Each begins with a word to search for. */
const TITLES = PAYLOADS.flatMap((_, n) =>
  n % 3 === 0 ? [`Canary ${PAYLOADS.slice(n, n + 3).join(' ')}`.replaceAll('\r\n', '\n').normalize('NFC').trim()] : [],
)
const payload = (n: number): string => PAYLOADS[n % PAYLOADS.length] ?? ''
/** A payload as the name of a file. */
const fileName = (n: number): string => `${n} ${payload(n).replaceAll(/[/\\;]/g, ' ')}`.trim()

/** Writes a folder whose every text is a payload. */
async function writeCatalogue(): Promise<void> {
  const pictures = await Promise.all(
    TITLES.map((_, n) =>
      quarters(40 + n, 40, n)
        .png()
        .toBuffer(),
    ),
  )
  for (const [n, picture] of pictures.entries()) folder.write(`${fileName(n)}.png`, picture)
  folder.write('bundle.zip', rawZip(PAYLOADS.map((_, n) => ({ name: fileName(n).replaceAll(/\p{Cc}/gu, ' '), data: Buffer.from('tea') }))))
  const row = (n: number, file: string, title: string): Record<string, string> => ({
    file,
    title,
    description: PAYLOADS.join('\n'),
    keywords: ['canary', ...PAYLOADS].join(';'),
    author: payload(n),
    licence: payload(n + 1).slice(0, 100),
    source: payload(n + 2),
    location: payload(n + 3),
    seller: `seller ${n}`,
    price: n === 0 ? '199' : '0',
  })
  const rows = TITLES.map((title, n) => row(n, `${fileName(n)}.png`, title))
  // Named after its file, which is what an empty title means.
  const nameless = row(TITLES.length, `${fileName(1)}.png`, '')
  folder.write(`nameless ${fileName(1)}.png`, await quarters(90, 40).png().toBuffer())
  folder.write(
    'catalogue.csv',
    csv([...rows, row(TITLES.length, 'bundle.zip', 'Canary bundle'), { ...nameless, file: `nameless ${fileName(1)}.png` }]),
  )
  folder.write(
    'sellers.csv',
    csv(Array.from({ length: TITLES.length + 1 }, (_, n) => ({ key: `seller ${n}`, firstName: payload(n).slice(0, 100), lastName: '' }))),
  )
  const page = (slug: string, n: number, body: string) => ({
    slug,
    title: payload(n),
    body,
    meta_title: payload(n + 1),
    meta_keywords: payload(n + 2),
    meta_description: payload(n + 3),
  })
  folder.write('banner.png', await quarters(120, 80).png().toBuffer())
  folder.write(
    'site.json',
    JSON.stringify({
      banners: TITLES.map((title, n) => ({ title: title.slice(0, 200), image: 'banner.png', keywords: PAYLOADS.slice(n, n + 9) })),
      cms: [
        page('homepage', 0, ''),
        page('aboutpage', 3, `<p>${PAYLOADS.join('</p>\n<p>')}</p>`),
        page('careerpage', 6, PAYLOADS.join('\n')),
        page('faqpage', 9, PAYLOADS.map((text) => `<h2>${text}</h2><p>${text}</p>`).join('\n')),
      ],
    }),
  )
}

interface Listed {
  _id: string
  name: string
}

let items: Listed[]
let buyer: Buyer

beforeAll(async () => {
  await writeCatalogue()
  await stage.shop.operate('import', folder.folder)
  const { data } = (await (await fetch(`${stage.shop.url}/api/images-list/?limit=100&search=canary`)).json()) as {
    data: { image: Listed[] }
  }
  items = data.image
  buyer = await newBuyer(stage)
  await buyer.call('POST', '/api/carts/', { imageId: items.find(({ name }) => name === TITLES[0])?._id })
  await buy(stage, buyer, [])
  const { _id: order } = await onlyOrderOf(buyer)
  await buyer.call('POST', `/api/orders/${order}/refund`, { reason: payload(4) })
  await stage.shop.operate('refunds', 'accept', order, '--note', payload(5))
})
afterAll(() => folder.remove())

/** What ran: dialogs of `alert`, and calls of other hosts. Violations of the policy fail every test (harness.ts). */
let ran: string[]
beforeEach(() => {
  ran = []
  stage.page.on('dialog', (dialog) => {
    ran.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  stage.page.on('request', (request) => {
    if (!request.url().startsWith(stage.url) && !/^(data|blob):/.test(request.url())) ran.push(`request: ${request.url()}`)
  })
})
afterEach(() => expect(ran).toEqual([]))

/** Fails if the open page has an element, handler, style or link that came from a text. */
async function expectOnlyText(what: string): Promise<void> {
  const { page } = stage
  const made = await page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'base, meta[http-equiv], iframe, object, embed, math, animate, details:not([class]), [onload], [onerror], [onfocus], [onmouseover], [ontoggle], [formaction], [srcdoc]',
      ),
      ...[...document.querySelectorAll('a[href], form[action]')].filter(
        (node) =>
          !/^(https?|mailto|tel):$/.test(new URL(node.getAttribute('href') ?? node.getAttribute('action') ?? '', location.href).protocol),
      ),
    ].map((node) => node.outerHTML.slice(0, 200)),
  )
  expect(made, what).toEqual([])
  expect(new URL(page.url()).origin, what).toBe(stage.url)
}

const open = async (address: string): Promise<void> => {
  await stage.page.goto(address)
  await stage.page.getByRole('heading', { level: 1 }).first().waitFor()
  await expectOnlyText(address)
}

describe('hostile texts', () => {
  it('of a seller stay text, unchanged, in lists and on every item’s page [TB-01]', async () => {
    expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining([...TITLES, 'Canary bundle']))
    await open('/search/canary')
    for (const { _id, name } of items) {
      await open(`/image/x-${_id}`)
      expect(await stage.page.getByRole('heading', { level: 1 }).first().textContent()).toBe(name)
    }
  })

  it('of the operator stay text on home, in cms pages and in the answer to a refund [TB-01, STAT-07]', async () => {
    for (const address of ['/', '/aboutus', '/careers', '/faq']) await open(address)
    const { page } = stage
    await signedIn(stage, buyer, { firstName: payload(0), lastName: payload(1) })
    await open('/orders')
    await page.getByRole('button', { name: 'Refunded: Canary' }).click()
    await page.getByRole('dialog').getByText(payload(5)).waitFor()
    await expectOnlyText('the answer to a refund')
  })

  it('of a visitor stay text, in the search box and in the address [TB-01]', async () => {
    const { page } = stage
    await open('/search')
    const box = page.getByRole('combobox', { name: 'Search', exact: true })
    // Each of them in an address is held by the server's own tests; here it is what the browser makes of some.
    for (const text of PAYLOADS.filter((_, n) => n % 3 === 0)) {
      await box.fill(text)
      await Promise.all([page.waitForResponse('**/api/images-list/**'), box.press('Enter')])
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      await expectOnlyText(text)
    }
    for (const text of PAYLOADS.filter((_, n) => n % 5 === 0)) await open(`/search/${encodeURIComponent(text)}`)
  })

  it('of a seller stay text in mails, which have one recipient and a subject of one line [TI-07]', async () => {
    // Receipt and answer to the refund, in whichever order they arrive.
    const mails = [await stage.mail.next(buyer.email), await stage.mail.next(buyer.email)]
    for (const { to, cc = [], bcc = [], html } of mails) {
      expect([to, cc, bcc]).toEqual([[{ name: '', address: buyer.email }], [], []])
      expect(html).not.toMatch(/<script|<svg/i)
    }
    const text = mails.map((mail) => mail.text).join('\n')
    expect(text).toContain(TITLES[0])
    expect(text).toContain(payload(5))
  })

  it('would run nothing even as elements of a page: the policy blocks them [D-07]', async () => {
    const { page } = stage
    stage.expectProblem(/Content Security Policy/)
    await open('/faq')
    const blocked = await page.evaluate(async (html) => {
      const directives = new Set<string>()
      // Events of the policy are sent in tasks of their own.
      const four = new Promise<void>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (directives.add(effectiveDirective).size === 4) resolve()
        })
      })
      const script = document.createElement('script')
      script.textContent = 'alert(1)'
      const place = document.createElement('div')
      place.innerHTML = html
      document.body.append(script, place)
      place.querySelector('a')?.click()
      await four
      return [...directives].toSorted()
    }, '<img src="/none.jpg" onerror="alert(1)"><p style="color:red">tea</p><iframe srcdoc="<script>alert(1)</script>"></iframe><object data="/none"></object><a href="javascript:alert(1)">tea</a>')
    expect(blocked).toEqual(expect.arrayContaining(['object-src', 'script-src-attr', 'script-src-elem', 'style-src-attr']))
  })

  it('in place of a banner’s list of keywords leave its tile [HOME-03]', async () => {
    const { page, faults } = stage
    const answer = (await buyer.call('POST', '/api/home-page-data', { page_slug: 'homepage' })) as { data: { banners: object[] } }
    const [banner] = answer.data.banners
    const banners = ['{"tea":', 'null', '7', '[null,{"a":1},"tea"]'].map((keywords, n) => ({ ...banner, title: `Tile ${n}`, keywords }))
    faults.place('POST', /^\/api\/home-page-data/, { status: 200, body: { ...answer, data: { ...answer.data, banners } } })
    await open('/')
    for (const [n] of banners.entries())
      await page
        .getByRole('link', { name: `Tile ${n}` })
        .first()
        .waitFor()
  })
})
