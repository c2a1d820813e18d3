// Loads the scripts of a page that the server drew, after its first frame: until then the network and the processor have a page to show.
// The paths stand in the element of this script: React, which makes itself ready in a task of its own, the shop's entry, and what that needs.
const [react = '', entry = '', ...others] = document.querySelector('script[data-scripts]')?.getAttribute('data-scripts')?.split(' ') ?? []

function load<Tag extends 'link' | 'script'>(tag: Tag, given: Partial<HTMLElementTagNameMap[Tag]>): void {
  document.head.append(Object.assign(document.createElement(tag), { crossOrigin: '', fetchPriority: 'high' }, given))
}

/** Milliseconds after a page has loaded in which its first frame is waited for. */
const UNPAINTED_MS = 1000

let begun = false
function begin(): void {
  if (begun) return
  begun = true
  // Each in a task of its own: an element that asks for a file keeps the browser for a moment, which ten of them would not leave a touch.
  for (const href of others) setTimeout(() => load('link', { rel: 'modulepreload', href }))
  for (const src of [react, entry]) setTimeout(() => load('script', { type: 'module', async: false, src }))
}

// A frame without content, the bare background, may come before.
new PerformanceObserver((list) => {
  if (list.getEntriesByName('first-contentful-paint').length > 0) begin()
}).observe({ type: 'paint', buffered: true })
// A tab behind others is loaded but not painted.
addEventListener('load', () => setTimeout(begin, UNPAINTED_MS))

export {}
