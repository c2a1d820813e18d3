import { type MessagePort, parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { serveClients } from './embedded-clients.ts'
import { PortStream } from './port-stream.ts'

// In a worker, because PGlite would block the server's event loop for as long as a query takes.
const { folder } = workerData as { folder: string }
/** The database's own cache; by default 128 MB, all of them in memory from the start. What it has not, the system's cache has. */
const CACHE = '32MB'
const db = await PGlite.create({ dataDir: folder, startParams: [...PGlite.defaultStartParams, '-c', `shared_buffers=${CACHE}`] })
const clients = serveClients(db)

parentPort?.on('message', (message: 'stop' | MessagePort) => {
  if (message !== 'stop') {
    clients.accept(new PortStream(message))
    return
  }
  void (async () => {
    clients.stop()
    await db.close()
    parentPort?.postMessage('stopped')
  })()
})
parentPort?.postMessage('ready')
