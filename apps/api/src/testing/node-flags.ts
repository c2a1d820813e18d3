/**
 * Flags for a Node that runs the embedded database for a few seconds. V8 optimises its functions after fifteen times as many instructions as usual:
 * for a test, optimising them takes longer than running them.
 */
export const SHORT_LIVED = ['--wasm-tiering-budget=200000000']
