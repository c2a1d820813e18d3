/** So many files, some 15 kB each on a phone. */
const MOST = 1_000

/**
 * Keeps the files of the tiles that were shown last in the browser's memory, although the tiles are gone: a list that is scrolled back has them in the frame of its tiles. And where nobody kept them, the browser
 * would take hundreds of pictures apart at once, while somebody scrolls.
 */
export function keepPictures(): void {
  const kept = new Map<string, HTMLImageElement>()
  const keep = (shown: EventTarget | null) => {
    if (!(shown instanceof HTMLImageElement) || shown.currentSrc === '' || shown.closest('[data-tile]') === null) return
    const address = shown.currentSrc
    const file = kept.get(address) ?? Object.assign(new Image(), { src: address })
    // Written anew, it is the last that goes.
    kept.delete(address)
    kept.set(address, file)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST) break
      kept.delete(oldest)
    }
  }
  // One that could not be loaded has no pixels, and is not asked for again.
  for (const image of document.images) if (image.naturalWidth > 0) keep(image)
  document.addEventListener('load', ({ target }) => keep(target), { capture: true })
}
