import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Reporter, TestCase } from 'vitest/node'

/** What became of one story in one theme at one width. */
export interface Taken {
  storyId: string
  project: string
  /** Absent when the story failed before its picture. */
  picture?: string
  /** Why there is no picture. */
  failure?: string
}

/** Where the run leaves its results, below the folder of its pictures. */
export const resultsIn = (taken: string): string => join(taken, 'results.json')

function takenOf(test: TestCase): Taken[] {
  const { storyId = test.fullName, picture } = test.meta() as { storyId?: string; picture?: string }
  const about = { storyId, project: test.project.name }
  const { state, errors = [] } = test.result()
  if (state === 'failed') return [{ ...about, failure: errors.map(({ message }) => message).join('\n') }]
  // A story that is not photographed in this look says nothing.
  return state === 'skipped' || picture === undefined ? [] : [{ ...about, picture }]
}

/** Leaves what the run photographed beside its pictures. */
export default class PictureReporter implements Reporter {
  private readonly taken: Taken[] = []

  onTestCaseResult(test: TestCase): void {
    this.taken.push(...takenOf(test))
  }

  onTestRunEnd(): void {
    const file = resultsIn(fileURLToPath(new URL('taken', import.meta.url)))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(this.taken, null, 2))
  }
}
