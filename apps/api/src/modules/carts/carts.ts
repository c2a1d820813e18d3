/** More than anyone buys at once; limits bots (TV-02). */
export const MAX_ENTRIES = 1_000
