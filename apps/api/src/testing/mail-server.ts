import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  url: string
  /** Every recipient so far. */
  recipients: string[]
  /** Waits for the next mail to this address that was not taken yet; rejects after a minute without one. */
  next(to: string): Promise<Email>
  /** From now on, accepts mails but does not answer until released. */
  hold(): { waiting(n: number): Promise<void>; release(): void }
  close(): Promise<void>
}

/** A real SMTP server on loopback that stores its mails. With a certificate, over TLS from the first byte. */
export async function startMailServer(certificate?: { key: string; cert: string }): Promise<MailServer> {
  const kept: Email[] = []
  const recipients: string[] = []
  const waiting: { to: string; take: (mail: Email) => void }[] = []
  let held: (() => void)[] | null = null
  let onHeld: () => void = () => undefined
  const isFor = (mail: Email, to: string) => mail.to?.some((address) => address.address === to) === true
  const server = new SMTPServer({
    ...(certificate === undefined ? {} : { ...certificate, secure: true }),
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _, done) {
      recipients.push(address)
      done()
    },
    onData(stream, _, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          const index = waiting.findIndex(({ to }) => isFor(mail, to))
          if (index >= 0) waiting.splice(index, 1)[0]?.take(mail)
          else kept.push(mail)
          if (held === null) return done()
          held.push(done)
          onHeld()
        })
      })
    },
  })
  // A client that does not accept the certificate ends the connection, which the server reports as its own error.
  if (certificate !== undefined) server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as { port: number }
  return {
    url: `${certificate === undefined ? 'smtp' : 'smtps'}://127.0.0.1:${port}`,
    recipients,
    next: (to) => {
      const index = kept.findIndex((mail) => isFor(mail, to))
      if (index >= 0) return Promise.resolve(kept.splice(index, 1)[0] as Email)
      return new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`No mail to ${to} within a minute; mails went to: ${recipients.join(', ')}`)),
          60_000,
        )
        waiting.push({
          to,
          take: (mail) => {
            clearTimeout(late)
            resolve(mail)
          },
        })
      })
    },
    hold: () => {
      const mine: (() => void)[] = (held = [])
      return {
        waiting: (n) =>
          new Promise((resolve) => {
            onHeld = () => mine.length >= n && resolve()
            onHeld()
          }),
        release: () => {
          held = null
          for (const answer of mine) answer()
        },
      }
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
