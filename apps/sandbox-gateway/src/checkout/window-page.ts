import escapeHtml from 'escape-html'
import type { WindowQuery } from './window-query.ts'

/** The content of the payment window. */
export interface WindowView {
  query: WindowQuery
  /** Formatted, such as ₹234.82; undefined if the order is unknown. */
  amount: string | undefined
  /** A message. With it, the window can only be closed. */
  problem: string | undefined
  /** One-time token for the next action; undefined with a problem. */
  token: string | undefined
  /** Origins, besides its own, that may embed the window. */
  frameAncestors: string[]
}

interface Ending {
  action: string
  label: string
  hint: string
}

const otherEndings: Ending[] = [
  { action: 'lose', label: 'Paid, but the browser never hears back', hint: 'Pays and sends the webhook, but this page is not told.' },
  { action: 'authorize', label: 'Authorize, capture later', hint: 'The bank holds the money until the shop captures it.' },
  { action: 'fail', label: 'Payment fails', hint: 'The bank declines. You can try again.' },
]

/** The window's document. Input is escaped; script and style are separate files. */
export function windowPage(view: WindowView): string {
  const { query } = view
  const merchant = query.name ?? 'The shop'
  return `<!doctype html>
<html lang="en"${query.theme ? ` data-theme="${query.theme}"` : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Pay ${escapeHtml(merchant)}: sandbox</title>
<link rel="stylesheet" href="window.css">
<script type="module" src="window.js"></script>
</head>
<body ${dataOf(view)}>
<main class="panel" aria-labelledby="merchant">
<p class="banner">${warningIcon}<span><strong>Sandbox:</strong> no money moves</span></p>
<header class="merchant">
${markOf(query)}
<div class="who">
<h1 id="merchant" tabindex="-1">${escapeHtml(merchant)}</h1>
${query.description ? `<p class="soft">${escapeHtml(query.description)}</p>` : ''}
</div>
</header>
${view.problem === undefined ? offerOf(view) : problemOf(view.problem)}
<button type="button" class="quiet" data-action="close">Close without paying</button>
<p class="foot">Test mode<span aria-hidden="true"> · </span><span class="order">${escapeHtml(query.order_id)}</span></p>
</main>
</body>
</html>
`
}

function dataOf({ query, token, frameAncestors }: WindowView): string {
  const data: Record<string, string> = {
    token: token ?? '',
    channel: query.channel,
    origin: query.origin,
    allowed: frameAncestors.join(' '),
    retries: query.retries ?? '',
    colour: query.colour ?? '',
  }
  return Object.entries(data)
    .map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
    .join(' ')
}

function offerOf({ amount = '' }: WindowView): string {
  return `<div class="amount"><span class="due soft">To pay</span><span class="notice" role="alert"></span><strong>${escapeHtml(amount)}</strong></div>
<button type="button" class="pay" data-action="pay">Pay ${escapeHtml(amount)}</button>
<section aria-labelledby="others">
<h2 id="others">Test another outcome</h2>
<ul class="endings">
${otherEndings.map(endingOf).join('\n')}
</ul>
</section>`
}

/** The hint is the button's description, not part of its name. */
function endingOf({ action, label, hint }: Ending): string {
  return `<li><button type="button" data-action="${action}" aria-labelledby="${action}-label" aria-describedby="${action}-hint">
<span class="label" id="${action}-label">${label}</span><span class="hint" id="${action}-hint">${hint}</span>${chevronIcon}
</button></li>`
}

function problemOf(problem: string): string {
  return `<div class="notice boxed" role="alert">${escapeHtml(problem)}</div>`
}

function markOf({ image }: WindowQuery): string {
  return image ? `<img class="mark" src="${escapeHtml(image)}" alt="" width="48" height="48">` : windowMark
}

/** A jharokha with the sun, for a shop without a picture. */
const windowMark = `<svg class="mark" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
<path class="mark-frame" d="M8 43V21c0-4 2.6-6.2 6-7.2 4.4-1.3 8-4.3 10-8.8 2 4.5 5.6 7.5 10 8.8 3.4 1 6 3.2 6 7.2v22z"/>
<circle class="mark-sun" cx="24" cy="28" r="5.5"/>
</svg>`

const warningIcon = `<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><path d="M10 2.8 18 16.5H2z M10 8v3.8 M10 14.2v.1"/></svg>`
const chevronIcon = `<svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true"><path d="m8 5 5 5-5 5"/></svg>`
