import pLimit from 'p-limit'

/**
 * Does jobs in order, `width` at once. An aborted signal ends it after the jobs that have begun; so does an error, which is then thrown.
 */
export async function inParallel<T>(
  jobs: readonly T[],
  width: number,
  work: (job: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const limit = pLimit(width)
  let isBroken = false
  const attempt = async (job: T): Promise<void> => {
    if (isBroken || signal?.aborted === true) return
    try {
      await work(job)
    } catch (error) {
      isBroken = true
      throw error
    }
  }
  const ends = await Promise.allSettled(jobs.map((job) => limit(attempt, job)))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
