import pLimit from 'p-limit'

/**
 * Runs jobs in order, `width` at a time. After an abort or an error no more jobs are started; running ones are awaited, and the error is thrown.
 */
export async function inParallel<T>(
  jobs: readonly T[],
  width: number,
  work: (job: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const limit = pLimit(width)
  let hasFailed = false
  const attempt = async (job: T): Promise<void> => {
    if (hasFailed || signal?.aborted === true) return
    try {
      await work(job)
    } catch (error) {
      hasFailed = true
      throw error
    }
  }
  const results = await Promise.allSettled(jobs.map((job) => limit(attempt, job)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
