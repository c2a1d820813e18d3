import type { Reporter, TestModule } from 'vitest/node'

/** Lines shown of each error. */
const LINES = 12

/** Lists all failed tests in a few lines before the long report, because CI often keeps only the part of the output around the first failure. */
export default class FailuresFirst implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const failures = modules.flatMap((module) => [
      ...module.errors().map(({ message }) => ({ name: module.relativeModuleId, message })),
      ...[...module.children.allTests('failed')].map((test) => ({
        name: `${module.relativeModuleId} > ${test.fullName}`,
        message: test.result().errors?.[0]?.message ?? '',
      })),
    ])
    if (failures.length === 0) return
    const summaries = failures.map(({ name, message }) => `- ${name}\n  ${message.split('\n').slice(0, LINES).join('\n  ')}`)
    process.stdout.write(`\nFailed (${failures.length}):\n${summaries.join('\n')}\n`)
  }
}
