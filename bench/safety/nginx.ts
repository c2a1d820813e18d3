import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '@chitra/api/platform/ports.ts'

export interface Nginx {
  stop(): Promise<void>
}

/** Starts Debian's nginx on a port, by deploy/nginx.conf, with a certificate of its own and these processes behind it. */
export async function startNginx(port: number, processes: readonly string[]): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'chitra-nginx-'))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=127.0.0.1', '-keyout', key, '-out', certificate],
    {
      stdio: 'ignore',
    },
  )
  mkdirSync(join(folder, 'cache'))
  const file = join(folder, 'nginx.conf')
  const site = (await siteOf(port, processes)).replaceAll('/var/cache/nginx/chitra', join(folder, 'cache'))
  writeFileSync(
    file,
    `daemon off;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}pid ${folder}/pid;\nerror_log stderr crit;\nevents {}\nhttp {\naccess_log off;\n${site
      .replace(/ssl_certificate_key .*;/, `ssl_certificate_key ${key};`)
      .replace(/ssl_certificate {5}.*;/, `ssl_certificate ${certificate};`)}}\n`,
  )
  const child = spawn('nginx', ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const exited = once(child, 'exit')
  for (;;) {
    if (child.exitCode !== null) throw new Error('nginx did not start')
    const answer = await fetch(`https://127.0.0.1:${port}/`).catch(() => null)
    if (answer !== null) break
    await pause(20)
  }
  return {
    async stop() {
      child.kill('SIGTERM')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** deploy/nginx.conf, with one line for each process, and ports that anybody may open. */
async function siteOf(port: number, processes: readonly string[]): Promise<string> {
  const text = readFileSync(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8')
  const line = /^ *server 127\.0\.0\.1:4000 (.*)$/m
  const [, settings = ''] = line.exec(text) ?? []
  return text
    .replace(line, processes.map((url) => `server ${new URL(url).host} ${settings}`).join('\n'))
    .replace('listen 80;', `listen ${await freePort()};`)
    .replace('listen 443 ssl', `listen ${port} ssl`)
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replaceAll('shop.example.com', '127.0.0.1')
}
