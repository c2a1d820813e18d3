import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Figures, Job } from './client.ts'

const BROWSER = { 'accept-encoding': 'gzip, deflate, br, zstd', 'user-agent': 'bench' }
/** What browsers ask for pages, calls and pictures with. */
export const PAGE = { ...BROWSER, accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
export const CALL = { ...BROWSER, accept: '*/*' }
export const PICTURE = { ...BROWSER, accept: 'image/avif,image/webp,*/*;q=0.8' }

export interface Body {
  type: string
  text: string
}

/** A whole request, as it goes through a connection that stays open. */
export function requestText(path: string, headers: Record<string, string>, method = 'GET', body: Body | null = null): string {
  const all = body === null ? headers : { ...headers, 'content-type': body.type, 'content-length': String(Buffer.byteLength(body.text)) }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return `${method} ${path} HTTP/1.1\r\nhost: shop.example\r\n${lines.join('')}\r\n${body?.text ?? ''}`
}

/**
 * The client does all its work in one thread, and collects no garbage in a short run: V8's helpers would take the cores that the server is measured on, and a pause of the client
 * would count as one of the server.
 */
const CLIENT_FLAGS = ['--single-threaded', '--min-semi-space-size=64', '--max-semi-space-size=64']

/** Runs the client in a process of its own, so that its work is not the bench's. */
export async function load(job: Job): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-load-'))
  try {
    const file = join(folder, 'job.json')
    writeFileSync(file, JSON.stringify(job))
    const { stdout } = await promisify(execFile)(process.execPath, [...CLIENT_FLAGS, join(import.meta.dirname, 'client.ts'), file], {
      maxBuffer: 2 ** 30,
    })
    return JSON.parse(stdout) as Figures
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
