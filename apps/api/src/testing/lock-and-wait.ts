import { lockFolder } from '../platform/database/lock.ts'

// Tries to lock a folder, prints whether it succeeded, and runs until killed.
try {
  lockFolder(process.argv[2] ?? '')
  process.stdout.write('locked\n')
} catch (error) {
  process.stdout.write(`${(error as Error).name}\n`)
}
setInterval(() => undefined, 60_000)
