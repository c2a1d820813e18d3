/** Milliseconds between two checks of the version. */
const VERSION_FOR = 100

export interface VersionReaderOptions {
  /** Changes whenever the content of a page may have changed. */
  version: () => Promise<string>
  /** Milliseconds between two checks. */
  every?: number | undefined
  /** Milliseconds of a monotonic clock. */
  now?: () => number
}

/** Reads the version at most ten times a second, unless told otherwise; null if it cannot be read. */
export function versionReader({
  version,
  every = VERSION_FOR,
  now = () => performance.now(),
}: VersionReaderOptions): () => Promise<string | null> {
  let last: { version: Promise<string | null>; at: number } | undefined

  return () => {
    if (last !== undefined && now() - last.at < every) return last.version
    // A failure is not cached: the next visitor checks again.
    const answer = version().catch(() => {
      last = undefined
      return null
    })
    last = { version: answer, at: now() }
    return answer
  }
}
