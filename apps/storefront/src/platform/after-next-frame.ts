/** Milliseconds: a tab behind others is not painted. */
const NO_FRAME = 100

/** Resolves when what has been changed is on the screen, after the next frame: a tap is painted before what it asks for is begun. */
export function afterNextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, NO_FRAME)
    requestAnimationFrame(() => setTimeout(resolve))
  })
}
