/**
 * Does jobs in order, `width` at once. An aborted signal ends it after the jobs that have begun; so does an error, which is then thrown.
 */
export async function inParallel<T>(
  jobs: readonly T[],
  width: number,
  work: (job: T) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  let next = 0
  let broken = false
  const take = (): T | undefined => {
    if (broken || signal?.aborted === true) return undefined
    next += 1
    return jobs[next - 1]
  }
  const worker = async (): Promise<void> => {
    for (let job = take(); job !== undefined; job = take()) {
      try {
        await work(job)
      } catch (error) {
        broken = true
        throw error
      }
    }
  }
  const ends = await Promise.allSettled(Array.from({ length: Math.max(1, Math.min(width, jobs.length)) }, worker))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
}
