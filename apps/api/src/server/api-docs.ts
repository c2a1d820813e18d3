import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { readContract } from '../contract/contract.ts'

/** `/api/docs`: the reference, self-hosted, from the same file that the routes come from. */
export async function apiDocs(app: FastifyInstance): Promise<void> {
  await app.register(async (docs) => {
    await docs.register(swagger, { mode: 'static', specification: { document: readContract() as never } })
    await docs.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list', tryItOutEnabled: false }, staticCSP: true })
  })
}
