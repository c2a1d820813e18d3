import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

// In a worker, because PGlite would block the server's event loop for as long as a query takes.
const { folder, socket } = workerData as { folder: string; socket: string }
const db = await PGlite.create({ dataDir: folder })
const server = new PGLiteSocketServer({ db, path: socket, maxConnections: 64 })
await server.start()

parentPort?.on('message', (message) => {
  if (message !== 'stop') return
  void (async () => {
    await server.stop()
    await db.close()
    parentPort?.postMessage('stopped')
  })()
})
parentPort?.postMessage('ready')
