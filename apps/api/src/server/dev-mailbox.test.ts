import { expect, it } from 'vitest'
import { onOneDatabase } from '../testing/on-databases.ts'
import { buildServer } from './server.ts'

onOneDatabase(
  'the development mailbox',
  (shop) => {
    const address = () => `${shop().url}/dev/mailbox`
    const status = async (headers: Record<string, string> = {}) => (await fetch(address(), { headers })).status

    it('is served to this machine', async () => {
      expect(await status()).toBe(200)
    })

    it.each([
      'Forwarded: for=127.0.0.1',
      'Via: 1.1 proxy',
      'X-Forwarded-For: 127.0.0.1',
      'X-Forwarded-Proto: https',
      'X-Forwarded-Host: shop.example',
      'X-Real-IP: 127.0.0.1',
    ])('is not served to requests forwarded by a proxy: %s', async (line) => {
      const [name = '', value = ''] = line.split(': ')
      expect(await status({ [name]: value })).toBe(404)
    })

    it('is not served to other machines, whatever address they claim', async () => {
      const server = await buildServer(shop().services, { sandboxUrl: null })
      const from = async (remoteAddress: string) => (await server.inject({ url: '/dev/mailbox', remoteAddress })).statusCode
      expect([await from('127.0.0.1'), await from('203.0.113.9'), await from('::ffff:203.0.113.9')]).toEqual([200, 404, 404])
      await server.close()
    })

    it('is not served without DEV_MAILBOX', async () => {
      const { services } = shop()
      const server = await buildServer({ ...services, config: { ...services.config, devMailbox: false } }, { sandboxUrl: null })
      expect((await server.inject({ url: '/dev/mailbox.css' })).headers['content-type']).not.toContain('text/css')
      await server.close()
    })
  },
  { DEV_MAILBOX: 'on' },
)
