/**
 * Lets a view transition be called off in silence. A window that is turned, resized or hidden while a tile is about to grow ends the transition, and its
 * `ready` says so, which React Router does not listen to; the page comes all the same. What goes wrong with the page itself is told by other promises.
 */
export function forgiveCalledOffTransitions(): void {
  if (!('startViewTransition' in document)) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => undefined)
    return transition
  }
}
