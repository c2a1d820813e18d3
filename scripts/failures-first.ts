import type { Reporter, TestModule } from 'vitest/node'

/** Lines of a test's first error that are told. */
const LINES = 12

/**
 * Tells every failed test in a few lines before the long report begins: of a long run's output often only the part around its first failure is kept,
 * and all of them must be in it.
 */
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
    const told = failures.map(({ name, message }) => `- ${name}\n  ${message.split('\n').slice(0, LINES).join('\n  ')}`)
    process.stdout.write(`\nFailed (${failures.length}):\n${told.join('\n')}\n`)
  }
}
