let inside: typeof fetch | undefined

/** On the server: calls are answered in the same process, by this. */
export function answerCallsBy(given: typeof fetch): void {
  inside = given
}

/** The `fetch` of every call of the shop. */
export const shopFetch: typeof fetch = (input, init) => (inside ?? fetch)(input, init)
