import { buildStorefront } from './build.ts'

// `npm start`: builds what has changed and becomes the server, in this very process, so that Ctrl-C has one thing to end.
try {
  await buildStorefront()
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exit(1)
}
await import('../apps/api/src/main.ts')
