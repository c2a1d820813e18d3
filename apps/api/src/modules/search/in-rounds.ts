/** Searches that are made at once: in memory they cost one call of the index together; a database should not make many in vain. */
const ROUND = 3

/** Answers in the order of what is asked, for a caller who may soon have enough. */
export async function* inRounds<Asked, Answer>(
  all: readonly Asked[],
  ask: (one: Asked) => Promise<Answer>,
): AsyncGenerator<Answer, void, undefined> {
  for (let start = 0; start < all.length; start += ROUND) yield* await Promise.all(all.slice(start, start + ROUND).map(ask))
}
