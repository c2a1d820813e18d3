import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailed, mailsTo } from '../testing/mails.ts'
import { type ShopAndCommands, shopAndCommands } from './testing.ts'

describe('messages by command', { timeout: 240_000 }, () => {
  let at: ShopAndCommands
  beforeAll(async () => {
    at = await shopAndCommands('postgres')
  })
  afterAll(() => at.remove())

  it('are sent to those who enabled them, unless the text is empty or the subject has two lines', async () => {
    const shop = at.shop()
    const [reader, other] = [await shop.member(), await shop.member()]
    const body = { firstName: 'Asha', email: reader.email, mailMessages: 'true' }
    await reader.call('updateUser', { params: { id: reader.userId }, body })
    const [file, empty] = [join(shop.dataDir, 'monsoon.txt'), join(shop.dataDir, 'empty.txt')]
    writeFileSync(file, 'Rain at last.')
    writeFileSync(empty, ' ')
    const [sent, ...refused] = await at.each(
      ['message', file, '--subject', 'The monsoon'],
      ['message', empty, '--subject', 'The monsoon'],
      ['message', file, '--subject', 'a\nBcc: x@example.com'],
    )
    expect(sent).toEqual({ code: 0, out: '1 queued.\n', err: '' })
    expect(refused.map(({ code }) => code)).toEqual([2, 2])
    expect(await mailed(at.shop(), reader.email, /(Rain at last\.)/)).toBeTruthy()
    expect(await mailsTo(at.shop(), other.email)).toEqual([])
  })
})
