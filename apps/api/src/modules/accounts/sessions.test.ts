import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/on-databases.ts'
import { dumpTables } from '../../testing/dump-tables.ts'
import { PASSWORD } from '../../testing/shop.ts'
import { hashSecret, newSecret } from '../../platform/ids.ts'

const DAY = 86_400_000

onBothDatabases('sessions', (shop) => {
  it('have tokens of 256 random bits, of which only the hash is stored [D-07, TA-11]', async () => {
    const { email } = await shop().member()
    const tokens: string[] = []
    for (let n = 0; n < 5; n += 1)
      tokens.push((await (await shop().visitor()).call('login', { body: { email, password: PASSWORD } })).body.data.token)
    expect(new Set(tokens).size).toBe(5)
    for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const stored = await dumpTables(shop().services.db)
    for (const token of tokens) {
      expect(stored).not.toContain(token)
      // The dump does contain the hash, which proves that the search works.
      expect(stored).toContain(hashSecret(token).toString('hex'))
    }
  })

  it('end after seven idle days, and after thirty days in any case [D-07]', async () => {
    const status = async (who: Awaited<ReturnType<ReturnType<typeof shop>['member']>>) => (await who.call('getCart')).status
    const [idle, busy] = [await shop().member(), await shop().member()]
    for (let day = 0; day < 29; day += 1) {
      shop().clock.move(DAY)
      expect(await status(busy), `day ${day}`).toBe(200)
    }
    expect(await status(idle)).toBe(401)
    shop().clock.move(DAY)
    expect(await status(busy)).toBe(401)
    shop().clock.move(-30 * DAY)
  })

  describe.each(['alg none', 'a signed token of another kind', 'a reset link', 'too long'])('%s', (what) => {
    it('is not accepted as a session [TA-11]', async () => {
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const member = await shop().member()
      const token = {
        'alg none': `${part({ alg: 'none' })}.${part({ sub: member.userId })}.`,
        'a signed token of another kind': `${part({ alg: 'HS256' })}.${part({ sub: member.userId, exp: 4e9 })}.${'x'.repeat(43)}`,
        'a reset link': await resetLinkOf(member.id),
        'too long': `${member.token}x`,
      }[what]
      const thief = Object.assign(await shop().visitor(), { token })
      expect((await thief.call('getCart')).status).toBe(401)
    })
  })

  async function resetLinkOf(userId: number): Promise<string> {
    const code = newSecret()
    const expires = new Date(shop().clock.now().getTime() + DAY)
    await shop()
      .services.db.insertInto('codes')
      .values({
        code_hash: hashSecret(code),
        user_id: userId,
        purpose: 'reset-password',
        email: 'x@example.com',
        expires_at: expires,
        used_at: null,
      })
      .execute()
    return code
  }
})
