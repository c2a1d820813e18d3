import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Toaster: {
    use: 'Once in an app, in the overlays of `SiteFrame`. For a sentence that confirms what was just done and can be missed: "Added to your wish list".',
    avoid:
      'For what must be read or acted upon use `Notice`. For an error of a field, the field’s `error`. Never with a link that is nowhere else.',
    anatomy: { icon: 'by tone, in its colour', text: 'one sentence', cross: 'puts it away', bar: 'shrinks with the time that is left' },
    words: 'One sentence in the past tense, without a greeting. `withToast` says nothing twice, and a success takes an older error away.',
    keys: { F8: 'takes the focus to the messages', Esc: 'puts away the one that has the focus', Tab: 'goes from message to message' },
    announced:
      'A region named "Notifications". An `error` is read at once; the others wait for a pause. The time stops while pointer or focus is on one.',
    rtl: 'Icon and cross change sides; the bar shrinks towards the right.',
    code: `<Toaster toasts={toasts} onDismiss={({ id }) => setToasts(toasts.filter((toast) => toast.id !== id))} />`,
    neighbours: ['Notice', 'SiteFrame', 'PleaseWait'],
  },
}
