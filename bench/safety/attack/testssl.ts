import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@chitra/api/platform/ports.ts'
import { startNginx } from '../nginx.ts'
import { type Attack, run } from './tool.ts'

/** Seconds. */
const PATIENCE = 600

interface Finding {
  id: string
  severity: string
  finding: string
}

/**
 * What the bench's own certificate brings, which nobody has signed, and the marks that sum up everything. And that the browser chooses among the ciphers,
 * which is on purpose: all of them are strong, and a phone without AES in its processor is faster with ChaCha20.
 */
const NO_FINDING = /^(cert|chain_of_trust|DNS_CAA|overall_grade|grade_cap|final_score|OCSP|cipher_order$)/i

/** Looks at the TLS of nginx, set up by deploy/nginx.conf, in front of the shop. */
export const testssl: Attack = {
  tool: 'testssl',
  async run({ url, folder }) {
    const port = await freePort()
    // The certificate is the bench's own.
    process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0'
    process.removeAllListeners('warning')
    const nginx = await startNginx(port, [url])
    const report = join(folder, 'testssl.json')
    try {
      const { output, isCut } = await run(
        'testssl',
        ['--quiet', '--color', '0', '--warnings', 'off', '--ip', 'one', '--jsonfile', report, `https://127.0.0.1:${port}`],
        { folder, seconds: PATIENCE },
      )
      const results = JSON.parse(readFileSync(report, 'utf8')) as Finding[]
      const protocols = results.filter(({ id, finding }) => /^(SSLv|TLS1)/.test(id) && finding.startsWith('offered')).map(({ id }) => id)
      return {
        summary: `${results.length} checks; offered: ${protocols.join(', ')}`,
        findings: [
          ...(isCut ? [`did not finish: ${output.slice(-200)}`] : []),
          ...results
            .filter(({ id, severity }) => ['MEDIUM', 'HIGH', 'CRITICAL', 'FATAL'].includes(severity) && !NO_FINDING.test(id))
            .map(({ id, severity, finding }) => `${id} (${severity}): ${finding}`),
        ],
      }
    } finally {
      delete process.env['NODE_TLS_REJECT_UNAUTHORIZED']
      await nginx.stop()
    }
  },
}
