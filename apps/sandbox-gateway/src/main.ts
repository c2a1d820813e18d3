import { onParentExit } from './parent-exit.ts'
import { assertSandboxAllowed } from './sandbox-allowed.ts'
import { settingsFrom } from './settings.ts'
import { startSharedGateway } from './shared-gateway.ts'

try {
  assertSandboxAllowed(process.env)
  const gateway = await startSharedGateway({ ...settingsFrom(process.env), log: (line) => console.error(line) })
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    gateway.close().then(
      () => process.exit(0),
      (error: Error) => fail(error),
    )
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
  onParentExit(stop)
  console.log(JSON.stringify({ ready: true, url: gateway.url }))
} catch (error) {
  fail(error as Error)
}

function fail(error: Error): never {
  console.error(error.message)
  process.exit(1)
}
