import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { serveOnSocket } from './embedded-socket.ts'

// In a worker, because PGlite would block the server's event loop for as long as a query takes.
const { folder, socket } = workerData as { folder: string; socket: string }
/** The database's own cache; by default 128 MB, all of them in memory from the start. What it has not, the system's cache has. */
const CACHE = '32MB'
const db = await PGlite.create({ dataDir: folder, startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${CACHE}`] })
const server = await serveOnSocket(db, socket)

parentPort?.on('message', (message) => {
  if (message !== 'stop') return
  void (async () => {
    await server.stop()
    await db.close()
    parentPort?.postMessage('stopped')
  })()
})
parentPort?.postMessage('ready')
