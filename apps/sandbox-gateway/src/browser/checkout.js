/*
 * Replaces Razorpay's checkout script, with the same constructor, options, methods and answers
 * (razorpay.com/docs/payments/payment-gateway/web-integration/standard). It sets styles through the CSSOM, which a
 * Content-Security-Policy without unsafe-inline allows.
 */
(() => {
  'use strict';

  const base = new URL('checkout/window', document.currentScript.src);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  class Razorpay {
    #options;
    #listeners = new Map();
    #overlay;

    constructor(options) {
      if (!options?.key) throw new Error('Razorpay: the option key is required.');
      if (!options.order_id) throw new Error('Razorpay: the option order_id is required by the sandbox.');
      this.#options = options;
    }

    /** Creates and opens a checkout, as in the real script. */
    static open(options) {
      const checkout = new Razorpay(options);
      checkout.open();
      return checkout;
    }

    on(event, listener) {
      this.#listeners.set(event, [...(this.#listeners.get(event) ?? []), listener]);
      return this;
    }

    open() {
      if (this.#overlay) return;
      this.#overlay = openOverlay(this.#options, {
        paid: (response) => this.#end(() => this.#options.handler?.(response)),
        failed: (error) => this.#emit('payment.failed', { error }),
        lost: () => this.#end(() => {}),
        dismissed: () => this.#end(() => this.#options.modal?.ondismiss?.()),
      });
    }

    close() {
      if (this.#overlay) this.#end(() => this.#options.modal?.ondismiss?.());
    }

    #emit(event, data) {
      for (const listener of this.#listeners.get(event) ?? []) listener(data);
    }

    #end(andThen) {
      const overlay = this.#overlay;
      this.#overlay = undefined;
      overlay?.remove();
      andThen();
    }
  }

  /** Shows the payment window over the page. `on` has a callback for each outcome; the caller must remove the overlay. */
  function openOverlay(options, on) {
    const modal = { escape: true, backdropclose: false, confirm_close: false, animation: true, ...options.modal };
    const channel = crypto.randomUUID?.() ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), String).join('-');
    const opener = document.activeElement;
    const scheme = schemeOf(document.documentElement);
    const overflow = document.documentElement.style.overflow;

    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-modal', 'true');
    dialog.setAttribute('aria-label', `Pay ${options.name ?? 'the shop'}: sandbox payment`);
    dialog.setAttribute('aria-busy', 'true');
    dialog.dataset.sandboxCheckout = '';
    Object.assign(dialog.style, overlayStyle);

    const frame = document.createElement('iframe');
    frame.title = 'Payment window';
    frame.src = addressOf(options, channel, scheme);
    Object.assign(frame.style, frameStyle, { colorScheme: scheme ?? 'light dark' });
    dialog.append(frame);

    let ready = false;
    const mayLeave = () => !modal.confirm_close || confirm('Leave without paying?');
    const dismiss = () => mayLeave() && on.dismissed();

    const handlers = {
      ready() {
        ready = true;
        dialog.removeAttribute('aria-busy');
        frame.style.opacity = '1';
        frame.focus();
      },
      paid: ({ response }) => on.paid(response),
      failed: ({ error }) => on.failed(error),
      lost: () => on.lost(),
      close: dismiss,
      escape: () => modal.escape && dismiss(),
      backdrop: () => modal.backdropclose && dismiss(),
    };

    function listen(event) {
      if (event.origin !== base.origin || event.source !== frame.contentWindow) return;
      const message = event.data;
      if (message?.from !== 'sandbox-gateway' || message.channel !== channel) return;
      if (Object.hasOwn(handlers, message.type)) handlers[message.type](message);
    }

    addEventListener('message', listen);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      handlers.escape();
    });
    dialog.addEventListener('close', () => dialog.isConnected && on.dismissed());
    dialog.addEventListener('click', () => !ready && on.dismissed());

    document.body.append(dialog);
    document.documentElement.style.overflow = 'hidden';
    dialog.showModal();
    if (modal.animation && !calm.matches) dialog.animate({ opacity: [0, 1] }, { duration: 160, easing: 'ease-out' });

    return {
      remove() {
        removeEventListener('message', listen);
        dialog.remove();
        document.documentElement.style.overflow = overflow;
        // The page shows what became of the payment, wherever that is.
        if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
      },
    };
  }

  function addressOf(options, channel, scheme) {
    const { prefill = {}, retry } = options;
    const retries = retry === false || retry?.enabled === false ? 0 : retry?.max_count;
    const address = new URL(base);
    const query = {
      key: options.key,
      order_id: options.order_id,
      origin: location.origin,
      channel,
      amount: options.amount,
      currency: options.currency,
      name: options.name,
      description: options.description,
      image: options.image && new URL(options.image, document.baseURI).href,
      email: prefill.email,
      contact: prefill.contact,
      theme: scheme,
      colour: colourOf(options.theme?.color),
      retries,
    };
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined && value !== null && value !== '') address.searchParams.set(name, String(value));
    }
    return address.href;
  }

  /** The merchant's colour with six digits; undefined if it is none, because a wrong colour must not keep anyone from paying. */
  function colourOf(colour) {
    if (/^#[\da-f]{6}$/i.test(colour)) return colour;
    return /^#[\da-f]{3}$/i.test(colour) ? colour.replace(/[\da-f]/gi, '$&$&') : undefined;
  }

  /** The page's colour scheme; undefined if it follows the system's. */
  function schemeOf(element) {
    const scheme = getComputedStyle(element).colorScheme;
    return scheme === 'light' || scheme === 'dark' ? scheme : undefined;
  }

  const overlayStyle = {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    padding: '0',
    border: '0',
    overflow: 'hidden',
    background: 'rgb(20 17 16 / 0.62)',
    pointerEvents: 'auto',
    zIndex: '2147483647',
  };

  const frameStyle = {
    display: 'block',
    width: '100%',
    height: '100%',
    border: '0',
    background: 'transparent',
    opacity: '0',
  };

  window.Razorpay = Razorpay;
})();
