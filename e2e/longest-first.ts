import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take longest, in the order of their time. */
const LONGEST = ['accessibility', 'start', 'orders', 'header', 'profile', 'cart', 'hostile-texts', 'networks', 'assistive-technology']

/** Runs the longest files first, so that at the end neither worker waits for the other. Vitest would run the largest first, and the longest are not. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const placeOf = ({ moduleId }: TestSpecification): number => {
      const place = LONGEST.indexOf(basename(moduleId, '.test.ts'))
      return place === -1 ? LONGEST.length : place
    }
    return (await super.sort(files)).toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
