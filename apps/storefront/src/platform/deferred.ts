/** Milliseconds after the load until what nobody waits for begins (APP-02, SRCH-12). */
export const DEFERRED = 10_000
