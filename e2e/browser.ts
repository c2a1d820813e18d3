import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { entriesOfZip } from '@chitra/api/testing/zip.ts'
import { type Browser, chromium, type Download } from 'playwright'

/**
 * Parts of Chromium that are switched off. The popups of its address bar are pages of their own in every window, which take as much processor time as
 * the page under test, and it guesses each page's language. Chromium reads only the last list, so this one begins with Playwright's.
 */
const SWITCHED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'Translate',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
]

let running: Promise<Browser> | undefined

/** The browser of this worker, which all its files share, because every test has a context of its own. It ends with the worker. */
export async function sharedBrowser(): Promise<Browser> {
  if (running === undefined || !(await running).isConnected()) running = startBrowser()
  return await running
}

/** A browser that makes no requests outside this machine. */
function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${SWITCHED_OFF.join(',')}`,
    ],
  })
}

export async function sha256Of(download: Download): Promise<string> {
  return createHash('sha256')
    .update(await readFile(await download.path()))
    .digest('hex')
}

/** The hashes of the files in a zip that the browser has saved, in its order, by their names. */
export async function sha256InZip(download: Download): Promise<Map<string, string>> {
  const files = await entriesOfZip(await readFile(await download.path()))
  return new Map(files.map(({ name, bytes }) => [name, createHash('sha256').update(bytes).digest('hex')]))
}
