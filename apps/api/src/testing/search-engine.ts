import { startTwin } from './opensearch-twin.ts'

export interface TestSearchEngine {
  url: string
  /** Removes what the tests of a database made. */
  drop(database: string): Promise<void>
  close(): Promise<void>
}

const given = process.env['TEST_SEARCH_URL']

/** `fetch` takes no address with a password. */
function callOf(path: string, method: string): [string, RequestInit] {
  const url = new URL(path, given)
  const { username, password } = url
  url.username = url.password = ''
  const authorization = `Basic ${btoa(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`)}`
  return [url.href, { method, signal: AbortSignal.timeout(2_000), ...(username === '' ? {} : { headers: { authorization } }) }]
}

async function isReachable(): Promise<boolean> {
  if (given === undefined) return false
  return await fetch(...callOf('/', 'GET')).then(
    ({ ok }) => ok,
    () => false,
  )
}

const isReal = await isReachable()

/** What the contract tests run against, to be said in their titles. */
export const ENGINE = isReal
  ? 'the engine at TEST_SEARCH_URL'
  : 'a twin of OpenSearch, because TEST_SEARCH_URL names no engine that answers'

/** The engine of `TEST_SEARCH_URL` if it answers, otherwise a twin on loopback. */
export async function startSearchEngine(): Promise<TestSearchEngine> {
  if (!isReal || given === undefined) return { ...(await startTwin()), drop: () => Promise.resolve() }
  return {
    url: given,
    drop: async (database) => void (await fetch(...callOf(`/chitra-1-${database}-items`, 'DELETE'))),
    close: () => Promise.resolve(),
  }
}
