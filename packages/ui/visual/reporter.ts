import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reporter, TestCase } from 'vitest/node'
import { report } from './folders.ts'

/** What became of one story in one theme at one width. */
export interface Outcome {
  storyId: string
  project: string
  /** Absent when the story failed before its picture, or has none at this width. */
  picture?: string
  state: 'same' | 'changed' | 'failed' | 'no picture'
  message?: string
}

export const resultsFile = join(report, 'results.json')

function outcomeOf(test: TestCase): Outcome {
  const { storyId = test.fullName, picture } = test.meta() as { storyId?: string; picture?: string }
  const about = { storyId, project: test.project.name, ...(picture === undefined ? {} : { picture }) }
  const { state, errors = [] } = test.result()
  if (state !== 'failed') return { ...about, state: picture === undefined ? 'no picture' : 'same' }
  const compared = test.artifacts().find((artifact) => artifact.type === 'internal:toMatchScreenshot')
  if (compared !== undefined) return { ...about, state: 'changed', message: compared.message }
  return { ...about, state: 'failed', message: errors.map(({ message }) => message).join('\n') }
}

/** Leaves what the picture run found where `pnpm visual` makes its page of it. */
export default class PictureReporter implements Reporter {
  private readonly outcomes: Outcome[] = []

  onTestCaseResult(test: TestCase): void {
    if (test.project.name.startsWith('pictures') && test.result().state !== 'skipped') this.outcomes.push(outcomeOf(test))
  }

  onTestRunEnd(): void {
    mkdirSync(report, { recursive: true })
    writeFileSync(resultsFile, JSON.stringify(this.outcomes, null, 2))
  }
}
