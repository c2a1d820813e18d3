export interface Shown {
  /** The picture's name: story, width and theme. */
  picture: string
  title: string
  state: 'changed' | 'new' | 'gone' | 'failed'
  message?: string
  /** Addresses of the pictures beside the page, where there is one. */
  before?: string
  after?: string
  difference?: string
}

export type Counts = Record<Shown['state'] | 'same', number>

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`)

const picture = (label: string, address: string | undefined, title: string): string =>
  `<figure><figcaption>${label}</figcaption>${
    address === undefined
      ? '<p class="none">None</p>'
      : `<a href="${escaped(address)}"><img src="${escaped(address)}" alt="${escaped(`${title}: ${label.toLowerCase()}`)}"></a>`
  }</figure>`

/** `patterns-cart-line/default/390-dark` is drawn at 390 px in the dark. */
const lookOf = (name: string): string => (name.split('/').at(-1) ?? '').replace('-', ' px, ')

const words: Readonly<Record<Shown['state'], string>> = { changed: 'changed', new: 'new', gone: 'no longer there', failed: 'failed' }

function entry(shown: Shown): string {
  const { title, picture: name, state, message = '' } = shown
  const heading = `${title} · ${lookOf(name)} · ${words[state]}`
  const sides =
    state === 'failed'
      ? ''
      : `<div class="sides">${picture('Before', shown.before, title)}${picture('After', shown.after, title)}${picture('Difference', shown.difference, title)}</div>`
  return `<article tabindex="-1" data-words="${escaped(`${heading} ${name}`.toLowerCase())}"><h2>${escaped(heading)}</h2><pre>${escaped(message)}</pre>${sides}</article>`
}

export const saidOf = ({ changed, new: added, gone, failed, same }: Counts): string =>
  `${changed} changed, ${added} new, ${gone} gone, ${failed} failed, ${same} the same`

/** One page without scripts from elsewhere, so that it opens from a folder as it does from a server. `sides` says what was compared. */
export function reportPage(entries: readonly Shown[], counts: Counts, sides: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${saidOf(counts)} · Chitra, pictures</title>
<style>
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 1800px; padding: 1rem }
  header { position: sticky; top: 0; background: Canvas; padding-block: .5rem; border-bottom: 1px solid GrayText }
  h1 { font-size: 1.25rem; margin: 0 } h2 { font-size: 1rem; margin: 1.5rem 0 .25rem }
  label { font-weight: 600 } input { font: inherit; padding: .4rem .6rem; width: min(30rem, 100%) }
  pre { margin: 0 0 .5rem; white-space: pre-wrap; font-size: .85rem }
  .sides { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr)); align-items: start }
  figure { margin: 0; border: 1px solid GrayText; overflow: auto } figcaption { padding: .25rem .5rem; font-weight: 600 }
  img { display: block; max-width: 100% }
  .none { padding: .5rem } article:focus { outline: 3px solid Highlight; outline-offset: 4px; scroll-margin-top: 9rem }
</style>
<header>
  <h1>${saidOf(counts)}</h1>
  <p>${escaped(sides)}</p>
  <p><label>Show only <input type="search" id="filter" autocomplete="off"></label> <output id="shown"></output> · <kbd>/</kbd> filter, <kbd>Enter</kbd> keep it, <kbd>Esc</kbd> clear it, <kbd>j</kbd> next, <kbd>k</kbd> previous</p>
</header>
<main>${entries.length === 0 ? '<p>Every picture is as it was.</p>' : entries.map(entry).join('\n')}</main>
<script>
  const filter = document.getElementById('filter')
  const all = [...document.querySelectorAll('article')]
  const shown = () => all.filter((each) => !each.hidden)
  const show = () => {
    const words = filter.value.toLowerCase().split(/\\s+/)
    for (const each of all) each.hidden = !words.every((word) => each.dataset.words.includes(word))
    document.getElementById('shown').textContent = shown().length + ' of ' + all.length + ' shown'
  }
  filter.addEventListener('input', show)
  show()
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target === filter) {
      if (event.key === 'Escape') { event.preventDefault(); filter.value = ''; show() }
      if (event.key === 'Escape' || event.key === 'Enter') filter.blur()
      return
    }
    if (event.key === '/') { event.preventDefault(); filter.focus() }
    const step = { j: 1, k: -1 }[event.key]
    if (step === undefined) return
    const now = shown()
    const next = now[Math.min(now.length - 1, Math.max(0, now.indexOf(document.activeElement) + step))]
    next?.focus()
    next?.scrollIntoView()
  })
</script>
</html>
`
}
