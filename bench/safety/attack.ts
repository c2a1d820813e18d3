import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailServer } from '@chitra/api/testing/mail-server.ts'
import { buildStorefront } from '../../scripts/build.ts'
import { ffuf } from './attack/ffuf.ts'
import { slowhttptest } from './attack/slowhttptest.ts'
import { sqlmap } from './attack/sqlmap.ts'
import { testssl } from './attack/testssl.ts'
import { isInstalled, type Target } from './attack/tool.ts'
import { wapiti } from './attack/wapiti.ts'
import { newKillableShop } from './killable-shop.ts'

/**
 * `pnpm bench:attack [TOOL…]`: sqlmap, wapiti, ffuf and slowhttptest against a shop in production mode, and testssl against nginx in front of it, all on this machine. Exits with 1 if a tool finds
 * something, or is not installed.
 */
const ATTACKS = [ffuf, slowhttptest, sqlmap, testssl, wapiti]
/** Where the package has another name than its tool. */
const PACKAGES: Readonly<Record<string, string>> = { testssl: 'testssl.sh' }
const only = process.argv.slice(2)

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
await buildStorefront()
const folder = mkdtempSync(join(tmpdir(), 'chitra-attack-'))
const mail = await startMailServer()
const shop = await newKillableShop({ DEMO_CATALOGUE: '30', TRUST_PROXY: 'no' })
let isSafe = true

async function attackAll(target: Target): Promise<void> {
  for (const { tool, run } of ATTACKS) {
    if (only.length > 0 && !only.includes(tool)) continue
    if (!isInstalled(tool)) {
      say(`${tool}: missing. In Debian: apt-get install --yes ${PACKAGES[tool] ?? tool}`)
      isSafe = false
      continue
    }
    const began = performance.now()
    const { summary, findings } = await run(target)
    say(
      `${tool}: ${summary}; ${findings.length === 0 ? 'nothing found' : `${findings.length} findings`} (${((performance.now() - began) / 1000).toFixed(0)} s)`,
    )
    for (const finding of findings) say(`  ${finding}`)
    isSafe &&= findings.length === 0
  }
}

try {
  await shop.start()
  await shop.drawn()
  const buyer = await shop.buyer('attack@example.com')
  await shop.stop()
  // What a visitor meets is the shop in production: without Storybook, mailbox and stack traces.
  await shop.start({ NODE_ENV: 'production', CHITRA_ALLOW_SANDBOX: 'yes', PUBLIC_URL: shop.url, SMTP_URL: mail.url, DEMO_CATALOGUE: 'off' })
  await attackAll({ url: shop.url, token: buyer.token ?? '', userId: buyer.userId, itemId: (await shop.itemsForSale())[0] ?? '', folder })
  if ((await fetch(`${shop.url}/api/health`)).status !== 200) throw new Error('the shop does not answer any more')
} finally {
  await shop.remove()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isSafe ? 0 : 1)
