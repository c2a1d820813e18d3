import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { build, preview } from 'vite'
import type { BenchPage } from './page/bench-page.ts'
import { readSizes } from './sizes.ts'

declare global {
  // Exists in the page, so it can be used only inside page.evaluate().
  var bench: BenchPage
}

export const WIDE = { width: 1_280, height: 800 }
export const NARROW = { width: 390, height: 800 }

// Unlimited frame rate, so that 3 ms of work are not rounded up to a frame of 16.7 ms.
const UNLIMITED = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** @param paced whether the browser is limited to 60 frames a second, like a screen */
export async function launch({ paced }: { paced: boolean }): Promise<Browser> {
  const found = process.env['CHROMIUM'] ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined)
  const common = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update', '--disable-sync']
  return await chromium.launch({
    args: paced ? common : [...common, ...UNLIMITED],
    ...(found === undefined ? {} : { executablePath: found }),
  })
}

export interface Site {
  url: string
  close(): Promise<void>
}

/** Builds and serves the page as for production. */
export async function serve(sample: string, count: number): Promise<Site> {
  const outDir = mkdtempSync(join(tmpdir(), 'chitra-gallery-'))
  const root = new URL('page', import.meta.url).pathname
  await build({ configFile: false, root, logLevel: 'error', build: { outDir, emptyOutDir: true, target: 'es2022' } })
  const items = readSizes(sample, count).map(({ width, height }, n) => {
    // Our gallery crops extreme shapes, so they are limited here, to give every library the same tiles.
    const ratio = Math.min(2.6, Math.max(0.45, width / height))
    return { id: `t${n}`, width: Math.round(ratio * 1_000), height: 1_000 }
  })
  writeFileSync(join(outDir, 'sizes.json'), JSON.stringify(items))
  const server = await preview({ configFile: false, root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  const [url = ''] = server.resolvedUrls?.local ?? []
  return {
    url,
    async close() {
      await server.close()
      rmSync(outDir, { recursive: true, force: true })
    },
  }
}

/** Opens a new page with a library loaded and nothing mounted yet. */
export async function open(browser: Browser, site: Site, library: string, count: number): Promise<Page> {
  const page = await browser.newPage({ viewport: WIDE })
  await page.goto(`${site.url}?library=${library}&count=${count}`)
  await page.waitForFunction('window.bench !== undefined')
  return page
}
