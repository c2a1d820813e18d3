import { startSandboxGateway } from './gateway.ts'
import { onParentGone } from './parent-gone.ts'
import { assertSandboxAllowed } from './sandbox-allowed.ts'
import { settingsFrom } from './settings.ts'

try {
  assertSandboxAllowed(process.env)
  const gateway = await startSandboxGateway({ ...settingsFrom(process.env), log: (line) => console.error(line) })
  let ending = false
  const end = () => {
    if (ending) return
    ending = true
    gateway.close().then(
      () => process.exit(0),
      (error: Error) => fail(error),
    )
  }
  process.on('SIGTERM', end).on('SIGINT', end)
  onParentGone(end)
  console.log(JSON.stringify({ ready: true, url: gateway.url }))
} catch (error) {
  fail(error as Error)
}

function fail(error: Error): never {
  console.error(error.message)
  process.exit(1)
}
