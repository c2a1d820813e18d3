import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PleaseWait: {
    use: 'When a press leads away from the page and nothing else may be pressed until then: to a payment, to another site’s sign-in.',
    avoid: 'For a press that stays on the page use `busy` on its `Button`. For a page on its way use `PageSkeleton`.',
    anatomy: { veil: 'pale, over the whole page', box: 'spinner and words in the middle' },
    words: 'One short sentence: "Please Wait."',
    keys: 'Takes none and does not hold the focus: it is gone in a moment.',
    announced: 'A status, read when it comes.',
    rtl: 'The spinner leads on the right.',
    code: `<PleaseWait>Please Wait.</PleaseWait>`,
    neighbours: ['Spinner', 'PaymentProgress', 'PageSkeleton'],
  },
}
