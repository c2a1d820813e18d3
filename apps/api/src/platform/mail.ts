import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Config } from './config.ts'
import { newId } from './ids.ts'
import type { Log } from './log.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  /** The mail's main link, if any; printed on the console when there is no mail server. */
  link?: string
  /** Mails with a higher priority leave the queue first; 0 by default. */
  priority?: number
  attachments?: { filename: string; content: Buffer; contentType: string }[]
}

export interface Mailer {
  deliver(mail: Mail): Promise<void>
}

/** Sends mails through `SMTP_URL`. Without it, writes them to `{dataDir}/outbox` as .eml files and prints their links on the console. */
export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, log: Log): Mailer {
  return config.smtpUrl === null ? outbox(config.mailFrom, outboxFolder(config.dataDir), log) : smtp(config.smtpUrl, config.mailFrom)
}

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/**
 * Milliseconds for which a mail server may be silent, unless `SMTP_URL` says otherwise. The library's ten minutes would keep four mails from being sent by
 * one that hangs.
 */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

function smtp(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE }, { from })
  return {
    async deliver({ to, subject, text, html, attachments = [] }) {
      await transport.sendMail({ to, subject, text, html, attachments, disableFileAccess: true, disableUrlAccess: true })
    },
  }
}

function outbox(from: string, folder: string, log: Log): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    async deliver({ to, subject, text, html, link, attachments = [] }) {
      const { message } = await transport.sendMail({
        to,
        subject,
        text,
        html,
        attachments,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await mkdir(folder, { recursive: true })
      const path = join(folder, `${new Date().toISOString().replaceAll(':', '')}-${newId(6)}.eml`)
      await writeFile(`${path}.part`, message as Buffer)
      await rename(`${path}.part`, path)
      // Without a mail server, the console is the only place where the operator sees the link.
      if (link !== undefined && log.level !== 'silent') process.stdout.write(`Mail for ${to}: ${link}\n`)
    },
  }
}

/** The mails of the outbox, newest first. */
export async function readOutbox(dataDir: string, limit = 50): Promise<{ name: string; source: Buffer }[]> {
  const folder = outboxFolder(dataDir)
  await mkdir(folder, { recursive: true })
  const names = (await readdir(folder))
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .toReversed()
    .slice(0, limit)
  return await Promise.all(names.map(async (name) => ({ name, source: await readFile(join(folder, name)) })))
}
