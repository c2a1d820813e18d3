import type { FastifyInstance } from 'fastify'
import { keySet } from '../modules/licences/index.ts'
import type { Needs } from './needs.ts'

/** Serves the public keys that check certificates, as a JSON Web Key Set (RFC 7517), at an address that programs find (RFC 8615). */
export async function licenceKeys(app: FastifyInstance, { db }: Pick<Needs, 'db'>): Promise<void> {
  app.get('/.well-known/chitra-licence-keys.json', async (_, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .type('application/json; charset=utf-8')
      .send(await keySet(db)),
  )
}
