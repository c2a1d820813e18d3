import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PaymentProgress: {
    use: 'While a payment runs: the window opens, it is paid, it is confirmed, or it failed.',
    avoid: 'For what was bought afterwards use `OrderReceipt`. For other work use `Progress`.',
    anatomy: {
      window: 'the arch with spinner, lock, tick or warning',
      words: 'what goes on, and whether one need do anything',
      amount: 'large',
      steps: 'Open, Pay, Confirm; not shown after a failure',
      action: 'the next step',
    },
    words: 'The words of each state are labels. A failure says that nothing was bought; `text` may say why, in a sentence.',
    keys: 'Takes none itself; the action is a button or a link.',
    announced: 'A group named "Payment". Each state is announced politely, a failure at once. The current step is said to be current.',
    rtl: 'Steps run from the right.',
    code: `<PaymentProgress state="waiting" amount="₹469.64" />`,
    neighbours: ['CartSummary', 'OrderReceipt', 'Progress', 'PleaseWait'],
  },
}
