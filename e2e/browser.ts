import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { type Browser, chromium, type Download } from 'playwright'

/** A browser that makes no requests outside this machine. */
export function startBrowser(): Promise<Browser> {
  return chromium.launch({
    ...(process.env['CHROMIUM'] === undefined ? {} : { executablePath: process.env['CHROMIUM'] }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

export async function sha256Of(download: Download): Promise<string> {
  return createHash('sha256')
    .update(await readFile(await download.path()))
    .digest('hex')
}
