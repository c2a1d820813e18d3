import { runCatalogue } from './run-catalogue.ts'

process.exitCode = await runCatalogue(process.argv.slice(2))
