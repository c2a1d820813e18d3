import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterEach, beforeAll, beforeEach, expect, type RunnerTask } from 'vitest'
import { sharedBrowser } from './browser.ts'
import { ROOT } from './catalogue.ts'
import { type ShopUnderTest, runShopUnderTest } from './shop-under-test.ts'
import { waitForHydration } from './hydration.ts'

/** With `E2E_TRACE=on` failed tests leave their traces; recording one takes a tenth of a test's time. */
const RECORDS = process.env['E2E_TRACE'] === 'on'
/** Folder for the traces; `npx playwright show-trace` opens them. */
const TRACES = join(ROOT, 'e2e/test-results')

export interface Stage extends ShopUnderTest {
  browser: Browser
  /** New for every test. */
  context: BrowserContext
  /** New for every test: 1280 × 800, light. */
  page: Page
  /** Console errors that a test expects, by their text. */
  expectProblem(words: RegExp): void
}

/**
 * Starts one shop and mail server for each file, with a new page for each test. Uncaught errors and violations of the content security
 * policy fail the test.
 */
export function useShop(environment: Record<string, string> = {}, options: BrowserContextOptions = {}): Stage {
  const stage = {} as Stage
  let problems: string[] = []
  let expected: RegExp[] = []
  stage.expectProblem = (words) => void expected.push(words)

  runShopUnderTest(stage, environment)
  beforeAll(async () => {
    stage.browser = await sharedBrowser()
  })
  beforeEach(async () => {
    problems = []
    expected = []
    stage.context = await stage.browser.newContext({
      baseURL: stage.url,
      acceptDownloads: true,
      viewport: { width: 1280, height: 800 },
      ...options,
    })
    stage.context.setDefaultTimeout(20_000)
    if (options.javaScriptEnabled !== false) waitForHydration(stage.context)
    // The trace has a snapshot of each step. Screenshots too would slow every load down by a third.
    if (RECORDS) await stage.context.tracing.start({ snapshots: true })
    stage.context.on('weberror', (error) => problems.push(String(error.error())))
    stage.context.on('console', (message) => {
      if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text())) problems.push(message.text())
    })
    stage.page = await stage.context.newPage()
  })
  afterEach(async ({ task }) => {
    stage.faults.clear()
    if (task.result?.state === 'fail') await sayWhatIsShown(stage.page, task.result.errors?.at(-1))
    if (RECORDS) await saveTrace(stage.context, task)
    await stage.context.close()
    expect(problems.filter((problem) => !expected.some((words) => words.test(problem)))).toEqual([])
  })
  return stage
}

/** Adds to the error of a failed test what it saw, for who has no trace of it: the page as a screen reader has it, and what has the focus. */
async function sayWhatIsShown(page: Page, error: { message: string } | undefined): Promise<void> {
  const body = await page.locator('body').ariaSnapshot().catch(String)
  // The footer is the same on every page.
  const shown = body.replace(/^- contentinfo:\n( .*\n)*/m, '')
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200)).catch(String)
  const words = `\n\n${page.url()}\n${shown}\nfocus: ${focus}\n`
  if (error === undefined) process.stderr.write(words)
  else error.message += words
}

async function saveTrace({ tracing }: BrowserContext, { name, result }: RunnerTask): Promise<void> {
  const failed = result?.state === 'fail'
  if (failed) mkdirSync(TRACES, { recursive: true })
  await tracing.stop(failed ? { path: join(TRACES, `${name.replace(/\W+/g, '-').slice(0, 80)}.zip`) } : {})
}
