/* The payment window's script. It sends messages only to the page that embeds it. */

const { channel, origin, allowed, retries, colour } = document.body.dataset;
let { token } = document.body.dataset;
let retriesLeft = retries === '' ? Infinity : Number(retries);

const framed = window.parent !== window;
const trusted = framed && (origin === location.origin || allowed.split(' ').includes(origin));
const buttons = [...document.querySelectorAll('button[data-action]')];
const notice = document.querySelector('.notice');
const heading = document.querySelector('h1');

// Through the CSSOM, which the policy allows.
if (colour !== '') {
  document.documentElement.style.setProperty('--accent', colour);
  document.documentElement.dataset.accent = '';
}

function tell(type, more = {}) {
  if (trusted) window.parent.postMessage({ from: 'sandbox-gateway', channel, type, ...more }, origin);
}

/** Shows a message in place of 'To pay', so the buttons do not move. */
function show(sentence) {
  notice.textContent = '';
  notice.textContent = sentence;
  document.querySelector('.due')?.remove();
}

function setBusy(busy) {
  document.body.toggleAttribute('data-busy', busy);
  for (const button of buttons) button.setAttribute('aria-disabled', String(busy));
}

function offerOnlyClose() {
  for (const button of buttons) {
    if (button.dataset.action !== 'close') button.disabled = true;
  }
  document.querySelector('[data-action="close"]').focus();
}

async function perform(action) {
  setBusy(true);
  try {
    const answer = await fetch('window/actions', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, action }),
    });
    const result = await answer.json();
    if (!answer.ok) throw new Error(result.error.description);
    finish(result);
  } catch (error) {
    show(`${error.message} Close this window and try again.`);
    offerOnlyClose();
  } finally {
    setBusy(false);
  }
}

function finish(result) {
  if (result.outcome === 'lost') return tell('lost');
  if (result.outcome !== 'failed') return tell('paid', { response: result.response });
  token = result.token;
  tell('failed', { error: result.error });
  if (retriesLeft > 0) {
    retriesLeft -= 1;
    return show('Payment failed. Try again.');
  }
  show('Payment failed.');
  return offerOnlyClose();
}

document.addEventListener('click', (event) => {
  if (event.target === document.body || event.target === document.documentElement) return tell('backdrop');
  const button = event.target.closest('button[data-action]');
  if (!button || document.body.hasAttribute('data-busy')) return undefined;
  return button.dataset.action === 'close' ? tell('close') : perform(button.dataset.action);
});

document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && !document.body.hasAttribute('data-busy')) tell('escape');
});

if (trusted) {
  heading.focus();
  tell('ready');
} else if (notice) {
  show('This page is not embedded in a shop that is known to the gateway.');
  offerOnlyClose();
}
