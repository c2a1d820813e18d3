import { readOutbox } from '../platform/mail.ts'
import { eventually, type TestShop, unfold } from './shop.ts'

/** The mails to an address, newest first, with their lines unfolded. */
export async function mailsTo({ dataDir }: Pick<TestShop, 'dataDir'>, address: string): Promise<string[]> {
  const outbox = await readOutbox(dataDir, 1000)
  return outbox.map(({ source }) => unfold(source)).filter((text) => text.includes(`To: ${address}\r\n`))
}

/** The first group of `pattern` in a mail to this address; waits for the queue. */
export const mailed = (shop: Pick<TestShop, 'dataDir'>, address: string, pattern: RegExp): Promise<string> =>
  eventually(
    async () => (await mailsTo(shop, address)).map((text) => pattern.exec(text)?.[1]).find((found) => found !== undefined),
    `a mail to ${address} with ${pattern}`,
  )

export const CONFIRM_LINK = /login\?code=([\w-]{43})/
export const UNDO_LINK = /undo-email-change\/([\w-]{43})/
export const RESET_LINK = /reset-password\/([\w-]{43})/
