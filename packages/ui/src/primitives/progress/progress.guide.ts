import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Progress: {
    use: 'For work whose length is known or lasts more than a few seconds, such as a download.',
    avoid:
      'For a moment use `Spinner`, or `busy` on a `Button`. For a page on its way use `PageSkeleton`. For the steps of a payment use `PaymentProgress`.',
    anatomy: { track: '8 px high, as wide as its box', bar: 'green, as long as `value`; it shimmers while there is none' },
    words:
      '`label` is for screen readers: the activity with its object, "Download of Dusk over the ghats". Visible words stand beside the bar.',
    keys: 'Takes none.',
    announced:
      'A progress bar named by `label`, with its per cent; without a value it is said to be busy with no number. Changes are said as the screen reader is set to.',
    rtl: 'The bar grows from the right.',
    code: `<Progress label="Download" value={0.4} />`,
    neighbours: ['Spinner', 'PriceArea', 'OrderTable', 'PaymentProgress'],
  },
}
