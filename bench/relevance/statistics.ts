import { random } from '@chitra/api/testing/random.ts'

/** Positions of a list that count: what a buyer sees without scrolling far. */
export const DEPTH = 10

const gainOf = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, position) => sum + (2 ** grade - 1) / Math.log2(position + 2), 0)

/**
 * nDCG@10 (Järvelin and Kekäläinen 2002, with the gain 2^grade - 1), from 0 to 1.
 * @param shown grades of what is shown, from the top
 * @param all grades of all records, in any order; one is above 0
 */
export function ndcg(shown: readonly number[], all: readonly number[]): number {
  return gainOf(shown) / gainOf(all.toSorted((a, b) => b - a))
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * The paired randomisation test, one-sided: the share of random signs with which the mean difference is at least as large as it is. The test's own draw is counted as one
 * of them, so that the result is never 0.
 */
export function randomisationTest(differences: readonly number[], rounds: number, seed: number): number {
  const draw = random(seed)
  const observed = differences.reduce((sum, value) => sum + value, 0)
  let asLarge = 1
  for (let round = 0; round < rounds; round += 1) {
    let sum = 0
    for (const difference of differences) sum += draw() < 0.5 ? difference : -difference
    // Without the margin, sums of the same numbers in another order could differ in the last bit.
    if (sum >= observed - 1e-9) asLarge += 1
  }
  return asLarge / (rounds + 1)
}

/** The bootstrap's 95 % interval of the mean. */
export function bootstrapInterval(values: readonly number[], rounds: number, seed: number): [low: number, high: number] {
  const draw = random(seed)
  const means = Array.from({ length: rounds }, () => mean(values.map(() => values[Math.floor(draw() * values.length)] ?? 0))).toSorted(
    (a, b) => a - b,
  )
  return [means[Math.floor(rounds * 0.025)] ?? 0, means[Math.floor(rounds * 0.975)] ?? 0]
}
