import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { vector } from '@electric-sql/pglite-pgvector'
import { serveClients } from '../platform/database/embedded-clients.ts'

export interface PgliteServer {
  url: string
  stop(): Promise<void>
}

/** PGlite as a database server, with or without the files of pgvector, for which nothing need be installed. All its connections are one session. */
export async function startPglite(dataDir: string, hasVectors: boolean): Promise<PgliteServer> {
  const pglite = await PGlite.create({ dataDir: join(dataDir, 'database'), extensions: hasVectors ? { vector } : {} })
  const host = mkdtempSync(join(tmpdir(), 'chitra-pglite-'))
  const clients = serveClients(pglite)
  const server = createServer(clients.accept)
  server.listen(join(host, '.s.PGSQL.5432'))
  await once(server, 'listening')
  return {
    url: `postgres://postgres:none@/postgres?host=${encodeURIComponent(host)}`,
    async stop() {
      clients.stop()
      server.close()
      await once(server, 'close')
      await pglite.close()
      rmSync(host, { recursive: true })
    },
  }
}
