import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser } from './browser.ts'
import { ROOT } from './run.ts'

// `pnpm screenshots [ADDRESS] [FOLDER]`: takes pictures of the running shop's screens at three widths, light and dark. Without a folder, updates the
// README's three in docs/pictures.
const [base = 'http://127.0.0.1:4000', folder] = process.argv.slice(2)
const out = folder ?? join(ROOT, 'docs/pictures')
mkdirSync(out, { recursive: true })
const { data } = (await (await fetch(`${base}/api/images-list/?search=tea`)).json()) as {
  data: { image: { _id: string; categoryId: string }[] }
}
const item = data.image.find(({ categoryId }) => categoryId === 'image')
const readme: Record<string, string> = { home: '/', search: '/search', item: `/image/${item?._id ?? ''}` }
const every: Record<string, string> = {
  ...readme,
  'no-result': '/search/zzzz',
  login: '/login',
  'sign-up': '/signup',
  faq: '/faq',
  terms: '/terms-and-conditions',
  mailbox: '/dev/mailbox',
  'api-docs': '/api/docs/',
}
const sizes =
  folder === undefined
    ? ([[1280, 860, 'light']] as const)
    : ([
        [1280, 860, 'light'],
        [1280, 860, 'dark'],
        [768, 1024, 'light'],
        [390, 844, 'light'],
        [390, 844, 'dark'],
      ] as const)

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
for (const [width, height, colorScheme] of sizes) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme })
  page.on('console', (message) => message.type() === 'error' && process.stderr.write(`${page.url()}: ${message.text()}\n`))
  page.on('pageerror', (error) => process.stderr.write(`${page.url()}: ${String(error)}\n`))
  for (const [name, path] of Object.entries(folder === undefined ? readme : every)) {
    await page.goto(base + path, { waitUntil: 'networkidle' })
    await page.screenshot({
      path: join(out, folder === undefined ? `${name}.png` : `${name}-${width}-${colorScheme}.png`),
      fullPage: folder !== undefined && name === 'home',
    })
  }
  await page.close()
}
await browser.close()
