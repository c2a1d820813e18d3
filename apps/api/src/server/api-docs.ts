import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readContract } from '../contract/contract.ts'
import type { Needs } from './needs.ts'

/** The viewer needs inline styles. It runs only its own scripts and shows nothing private. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'"

/** `/api/docs`: the API reference, generated from the file that also defines the routes. */
export async function apiDocs(app: FastifyInstance, { shop }: Pick<Needs, 'shop'>): Promise<void> {
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: readContract() as never } })
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'list', layout: 'BaseLayout' },
      staticCSP: true,
      transformStaticCSP: () => POLICY,
      theme: { title: `${shop.name}: API reference` },
    })
  })
}
