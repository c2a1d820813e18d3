import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { Buyer } from './buyer.ts'
import { ROOT } from './catalogue.ts'
import { type ShopUnderTest, runShopUnderTest } from './shop-under-test.ts'

/** Folder for the last screenshot of a failed test. */
const PICTURES = join(ROOT, 'e2e/test-results')

export interface FirefoxStage extends ShopUnderTest {
  browser: Browser
  /** New for every test, with nothing stored. */
  context: BrowserContext
  /** New for every test: 1280 × 800. */
  page: Page
  /** Opens another page of the same visitor, with the same checks. */
  openPage(): Promise<Page>
  /** SHA-256 of the files downloaded in this test. */
  downloaded(): string[]
  /** Errors that a test expects, by their text. */
  expectProblem(words: RegExp): void
}

/** Starts the Firefox named in `FIREFOX`. Unlike Chromium it cannot switch the device's theme while it runs, so the theme is set by a preference. */
export const startFirefox = (device: 'light' | 'dark' = 'light'): Promise<Browser> =>
  launch({
    browser: 'firefox',
    executablePath: process.env['FIREFOX'] ?? '/usr/bin/firefox-esr',
    extraPrefsFirefox: { 'layout.css.prefers-color-scheme.content-override': device === 'dark' ? 0 : 1 },
  })

/**
 * Starts one shop, mail server and Firefox for each file, with a new visitor for each test. Uncaught and logged errors, failed requests and
 * violations of the content security policy fail the test. A failed test leaves a screenshot.
 */
export function useFirefox(): FirefoxStage {
  const stage = {} as FirefoxStage
  let problems: string[] = []
  let expected: RegExp[] = []
  let downloads = ''
  stage.expectProblem = (words) => void expected.push(words)
  stage.downloaded = () =>
    readdirSync(downloads).map((name) =>
      createHash('sha256')
        .update(readFileSync(join(downloads, name)))
        .digest('hex'),
    )
  stage.openPage = async () => {
    const page = await stage.context.newPage()
    page.setDefaultTimeout(20_000)
    await page.setViewport({ width: 1280, height: 800 })
    await page.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`),
      )
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()} ${response.url()}`))
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? ''
      // Leaving a page aborts its pictures.
      if (reason !== 'NS_BINDING_ABORTED') problems.push(`${reason} ${request.url()}`)
    })
    return page
  }

  runShopUnderTest(stage)
  beforeAll(async () => {
    stage.browser = await startFirefox()
  })
  afterAll(() => stage.browser.close())
  beforeEach(async () => {
    problems = []
    expected = []
    downloads = mkdtempSync(join(tmpdir(), 'chitra-firefox-'))
    stage.context = await stage.browser.createBrowserContext({ downloadBehavior: { policy: 'allow', downloadPath: downloads } })
    stage.page = await stage.openPage()
  })
  afterEach(async ({ task }) => {
    stage.faults.clear()
    if (task.result?.state === 'fail') {
      mkdirSync(PICTURES, { recursive: true })
      await stage.page.screenshot({ path: join(PICTURES, `firefox-${task.name.replace(/\W+/g, '-').slice(0, 70)}.png`) })
    }
    await stage.context.close()
    rmSync(downloads, { recursive: true, force: true })
    expect(problems.filter((problem) => !expected.some((words) => words.test(problem)))).toEqual([])
  })
  return stage
}

/** The element with this role and exactly this accessible name. */
export const named = (role: string, name: string): string => `::-p-aria([role="${role}"][name="${name}"])`

/** The smallest element with this text. */
export const saying = (words: string): string => `::-p-text(${words})`

/** A toast. */
export const toast = (words: string): string => `[aria-label="Notifications"] ${saying(words)}`

export const see = (page: Page, selector: string): Promise<void> =>
  page
    .locator(selector)
    .wait()
    .then(() => undefined)

export const press = (page: Page, role: string, name: string): Promise<void> => page.locator(named(role, name)).click()

/** The name or text of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')

export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Puts a session into the browser's storage as the login does, before the shop itself is opened. */
export async function becomes({ page, url, expectProblem }: FirefoxStage, buyer: Buyer): Promise<void> {
  // An image document has no icon link, so Firefox requests /favicon.ico.
  expectProblem(/^404 .*\/favicon\.ico$/)
  await page.goto(`${url}/favicon.svg`)
  const stored = { token: buyer.token, currentUserId: buyer.userId, firstName: 'Asha', lastName: 'Rao', role: 'buyer' }
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value)
  }, stored)
}
