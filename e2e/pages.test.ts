import { describe, expect, it } from 'vitest'
import { useShop } from './harness.ts'
import { horizontalOverflow } from './looks.ts'

const OUTSIDE = {
  Blog: 'https://blog.chitra.example/',
  'Sell your work': 'https://makers.chitra.example/',
  Instagram: 'https://social.example/chitra',
}
const stage = useShop({
  SUPPORT_EMAIL: 'help@chitra.example',
  SUPPORT_PHONE: '+91 20 5550 1234',
  BLOG_URL: OUTSIDE.Blog,
  SELLER_URL: OUTSIDE['Sell your work'],
  SOCIAL_URLS: `Instagram=${OUTSIDE.Instagram}`,
})

const heading = (name: string) => stage.page.getByRole('heading', { level: 1, name, exact: true })
const section = (name: string) => stage.page.getByRole('heading', { level: 2, name, exact: true })
const text = () => stage.page.getByRole('main').innerText()
const description = () => stage.page.locator('meta[name=description]').last().getAttribute('content')

const PAGES = ['/aboutus', '/faq', '/support', '/careers', '/terms-and-conditions', '/privacy-policy']

/** Replaces the text in the shop's answer. */
async function withBody(slug: string, body: string): Promise<void> {
  const answer = (await (await fetch(`${stage.shop.url}/api/cms-info/${slug}`)).json()) as { data: { cms: object } }
  stage.faults.place('GET', new RegExp(`^/api/cms-info/${slug}`), {
    status: 200,
    body: { ...answer, data: { cms: { ...answer.data.cms, body } } },
  })
}

describe('the static pages', () => {
  it('describe who we are, why we and how it started, with the record’s title [STAT-01, STAT-08]', async () => {
    const { page } = stage
    await page.goto('/aboutus')
    await heading('About us').waitFor()
    for (const name of ['Who we are', 'Why we', 'How it started']) await section(name).waitFor()
    await expect.poll(() => page.title()).toBe('About us | Chitra')
    await expect.poll(() => description()).toBe('Who we are, why we sell pictures of India for one price, and how it started.')
    // The HTML itself, which link previews and search engines read.
    const html = await (await fetch(`${stage.url}/aboutus`)).text()
    expect(html).toContain('<meta property="og:title" content="About us | Chitra"')
    expect(html).toContain(
      '<meta property="og:description" content="Who we are, why we sell pictures of India for one price, and how it started."',
    )
  })

  it('list three roles with years of experience, and where to send a CV [STAT-02, STAT-08]', async () => {
    const { page } = stage
    await page.goto('/careers')
    await heading('Careers').waitFor()
    const roles = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(roles).toEqual(['Graphic designer', 'Photographer', 'Digital marketing expert'])
    expect((await text()).match(/2 to 5 years/g)).toHaveLength(2)
    await expect
      .poll(() => page.getByRole('main').getByRole('link', { name: 'help@chitra.example' }).getAttribute('href'))
      .toBe('mailto:help@chitra.example')
    await expect.poll(() => page.title()).toBe('Careers | Chitra')
  })

  it('answer six questions, each of which opens by keyboard [STAT-03, STAT-08]', async () => {
    const { page } = stage
    await page.goto('/faq')
    const questions = page.getByRole('main').locator('summary', { has: page.getByRole('heading', { level: 2 }) })
    await expect.poll(() => questions.count()).toBe(6)
    await expect.poll(() => page.getByText('Pune, Maharashtra').isVisible()).toBe(false)
    await questions.nth(2).focus()
    await page.keyboard.press('Enter')
    await page.getByText('Pune, Maharashtra').waitFor()
    const answers = ['licence is for one person', 'recolour it', 'payment gateway', 'at no extra charge', 'lets you set a new one']
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await page.getByText('payment gateway').last().waitFor()
    for (const index of [0, 1, 4, 5]) await questions.nth(index).click()
    for (const words of answers) await page.getByText(words).last().waitFor()
    // Answers may contain links.
    await page.getByRole('main').getByRole('link', { name: 'Forgot your password?' }).click()
    await page.waitForURL('**/forgot-password')
  })

  it('show questions in another format unchanged [STAT-03]', async () => {
    await withBody('faqpage', '<p>Ask us anything.</p><h2>First</h2><p>One.</p>')
    await stage.page.goto('/faq')
    await section('First').waitFor()
    await expect.poll(() => stage.page.getByRole('main').locator('summary').count()).toBe(0)
    await stage.page.getByText('Ask us anything.').waitFor()
  })

  it('have a mail link and a telephone link for support, and no form [STAT-04, STAT-08]', async () => {
    const { page } = stage
    await page.goto('/support')
    await heading('Contact Us').waitFor()
    await page.getByText('For any queries and support', { exact: true }).waitFor()
    const main = page.getByRole('main')
    await expect.poll(() => main.getByRole('link', { name: 'help@chitra.example' }).getAttribute('href')).toBe('mailto:help@chitra.example')
    await expect.poll(() => main.getByRole('link', { name: '+91 20 5550 1234' }).getAttribute('href')).toBe('tel:+912055501234')
    await expect.poll(() => main.getByRole('textbox').count()).toBe(0)
    await expect.poll(() => page.title()).toBe('Contact Us | Chitra')
    await expect.poll(() => description()).toContain('Write to us or call us')
  })

  it('contain every figure of the terms, and open at the top [STAT-05, STAT-08]', async () => {
    const { page } = stage
    await page.goto('/aboutus')
    await section('How it started').waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await heading('Terms and conditions').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    const terms = await text()
    for (const figure of [
      'one natural person',
      'at most 3 copies of each image',
      'under 50,000 gross impressions',
      'up to INR 5,00,000',
      'print runs above 50,000 copies',
      'INR 10,000 for a standard image',
      'INR 1,00,000 for an enhanced image',
      'INR 25,000 for an editorial item',
      'within 5 working days',
      'up to 30 days to do so',
      'within 30 days of the purchase',
      'in 10 working days',
      'on the same date of the next month, or on its last day if that month is shorter',
      'only to the first payment',
    ])
      expect(terms).toContain(figure)
    await expect.poll(() => page.title()).toBe('Terms and conditions | Chitra')
    await expect.poll(() => description()).toContain('What one licence allows')
  })

  it('contain six sections and every period of the privacy policy, and open at the top [STAT-06, STAT-08]', async () => {
    const { page } = stage
    await page.goto('/aboutus')
    await section('How it started').waitFor()
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await heading('Privacy policy').waitFor()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await expect
      .poll(() => page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts())
      .toEqual([
        '1. Data controller',
        '2. Terms',
        '3. Purposes and legal bases',
        '4. How long we keep it',
        '5. Seeing and changing your data',
        '6. Disclosure',
      ])
    const policy = await text()
    for (const words of [
      'a free user',
      'a premium user',
      'The number of downloads per user is limited, and it is monitored',
      'Security data: for the period that the operator has set',
      'plus six years for accounting',
      'five further years after the rights in their pictures expire',
      'three years after the last interaction',
      'deleted once they are answered',
      'Job applications: one year',
      'five years after the end of the contract',
      'E-mail communications and updates for makers can be switched on or off in the profile',
    ])
      expect(policy).toContain(words)
    await expect.poll(() => page.title()).toBe('Privacy policy | Chitra')
    // A link leads to each section, which then is not under the header.
    await page.getByRole('navigation', { name: 'More pages' }).getByRole('link', { name: 'Retention' }).click()
    const top = () => section('4. How long we keep it').evaluate((node) => node.getBoundingClientRect().top)
    const header = await page.getByRole('banner').evaluate((node) => node.getBoundingClientRect().bottom)
    await expect.poll(top).toBeLessThan(400)
    await expect.poll(() => top()).toBeGreaterThanOrEqual(header)
  })

  it('link to each other, without sideways scrolling at both widths [FTR-01]', async () => {
    const { page } = stage
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const path of PAGES) {
        await page.goto(path)
        await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
        expect(await horizontalOverflow(page), `${path} at ${width}`).toBe('')
        for (const address of PAGES)
          await expect.poll(() => page.locator(`footer a[href="${address}"]`).count(), { message: `${address} on ${path}` }).toBe(1)
      }
    }
    // External links open in a new tab without access to the shop.
    for (const [name, address] of Object.entries(OUTSIDE)) {
      const link = page.getByRole('contentinfo').getByRole('link', { name: new RegExp(`^${name}`) })
      await expect
        .poll(async () => [await link.getAttribute('href'), await link.getAttribute('target'), await link.getAttribute('rel')])
        .toEqual([address, '_blank', 'noopener noreferrer'])
    }
  })

  it('show an error if they cannot be loaded, and load when retried', async () => {
    const { page, faults } = stage
    const broken = faults.place('GET', /^\/api\/cms-info\/aboutpage/, {
      status: 500,
      body: { success: false, code: 500, errorMessage: '' },
    })
    await page.goto('/aboutus')
    await page.getByRole('alert').getByText('Something went wrong').waitFor()
    broken.clear()
    await page.getByRole('button', { name: 'Try again' }).click()
    await heading('About us').waitFor()
  })
})

/** Payloads that must neither run nor render, even if the server let them through. */
const HOSTILE = [
  '<script>boom()</script>',
  '<img src=x onerror=boom()>',
  '<svg onload=boom()><script>boom()</script></svg>',
  '<svg><a xlink:href="javascript:boom()"><text y=20>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=boom()></style></mglyph></table></mtext></math>',
  '<iframe src="javascript:boom()"></iframe>',
  '<iframe srcdoc="<script>parent.boom()</script>"></iframe>',
  '<a href="javascript:boom()">press</a>',
  '<a href=" java\tscript:boom()">press</a>',
  '<a href="data:text/html,<script>boom()</script>">press</a>',
  '<a href="vbscript:boom()">press</a>',
  '<p onclick=boom() onmouseover=boom()>press</p>',
  '<p style="position:fixed;inset:0;background:url(//evil.example/x)">press</p>',
  '<form action="//evil.example"><button formaction="javascript:boom()">press</button><input autofocus onfocus=boom()></form>',
  '<object data="javascript:boom()"></object><embed src="javascript:boom()">',
  '<template><script>boom()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=boom()>"></p></noscript>',
  '<details open ontoggle=boom()>press</details>',
  '<video><source onerror=boom()></video><audio src onerror=boom()></audio>',
  '<base href="//evil.example/"><meta http-equiv=refresh content="0;url=//evil.example"><link rel=stylesheet href="//evil.example/x.css">',
  '<textarea></textarea><img src=x onerror=boom()></textarea>',
  '<title><img src=x onerror=boom()></title>',
  '<p id="root" class="fixed inset-0" name="body">press</p>',
  '<scr<script>ipt>boom()</script>',
  '<!--><img src=x onerror=boom()>-->',
]

describe('cms html that the server did not sanitise', () => {
  it('runs nothing, calls no other host, and keeps only harmless elements and links [STAT-07, TB-01]', async () => {
    const { page } = stage
    // Parsing the text reports violations of the policy, although nothing would run.
    stage.expectProblem(/Content Security Policy/)
    const outside: string[] = []
    const ran: string[] = []
    await page.exposeFunction('boom', () => ran.push('boom'))
    page.on('request', (request) => {
      if (!request.url().startsWith(stage.url) && !/^(data|blob):/.test(request.url())) outside.push(request.url())
    })
    await withBody('aboutpage', `${HOSTILE.map((html, index) => `<h2>Piece ${index}</h2>${html}`).join('\n')}<p>The end</p>`)
    await page.goto('/aboutus')
    await page.getByText('The end').waitFor()
    for (const press of await page.getByRole('main').getByText('press').all()) await press.click({ force: true, noWaitAfter: true })
    const found = await page.getByRole('main').evaluate((main) => {
      const all = [...main.querySelectorAll('*')]
      return {
        tags: [...new Set(all.map(({ localName }) => localName))].filter((tag) =>
          /script|style|iframe|svg|math|img|object|embed|form|input|meta|link|base|video|audio|template|details/.test(tag),
        ),
        handlers: all.flatMap((node) => node.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style')),
        links: all
          .flatMap((node) => (node instanceof HTMLAnchorElement ? [node.protocol] : []))
          .filter((protocol) => !/^https?:$/.test(protocol)),
        roots: document.querySelectorAll('#root').length,
      }
    })
    expect(found).toEqual({ tags: [], handlers: [], links: [], roots: 1 })
    expect(ran).toEqual([])
    expect(outside).toEqual([])
    expect(new URL(page.url()).pathname).toBe('/aboutus')
  })

  it('keeps ordinary formatting [STAT-07]', async () => {
    await withBody(
      'aboutpage',
      '<h1>Second to the title</h1><p lang="hi">नमस्ते <strong>जी</strong></p><ol start="3"><li>three</li></ol><table><tr><th scope="row">a</th><td>b</td></tr></table><a href="https://example.com/x">out</a> <a href="/faq">in</a> <a href="mailto:a@example.com">mail</a>',
    )
    const { page } = stage
    await page.goto('/aboutus')
    await section('Second to the title').waitFor()
    const main = page.getByRole('main')
    await expect.poll(() => main.getByText('नमस्ते').getAttribute('lang')).toBe('hi')
    await expect.poll(() => main.getByRole('list').last().getAttribute('start')).toBe('3')
    await main.getByRole('rowheader', { name: 'a' }).waitFor()
    await expect.poll(() => main.getByRole('link', { name: /^out/ }).getAttribute('rel')).toContain('noopener')
    await expect.poll(() => main.getByRole('link', { name: 'mail' }).getAttribute('href')).toBe('mailto:a@example.com')
    await main.getByRole('link', { name: 'in', exact: true }).click()
    await page.waitForURL('**/faq')
  })
})
