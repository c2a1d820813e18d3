import { formatPrice, formatRupees, ITEM_PRICE, totalsOf } from '@chitra/money'
import type { Shop } from './shop.ts'

const price = formatPrice(ITEM_PRICE)

/** Texts of the home page. */
export const home = {
  slides: [
    {
      title: 'Pictures of India,',
      accent: price,
      after: 'each.',
      text: ({ offer }: Shop) => `${offer} by Indian makers. No subscription, no card needed to begin, a licence that never ends.`,
    },
    {
      title: 'Begin with a',
      accent: 'free',
      after: 'one.',
      text: () => 'A free download to get started, without card details. New pictures are added every day.',
    },
  ],
  startFree: 'Start with a free one',
  promises: ['Free downloads to get you started', `One price: ${price}* an image or graphic`, 'Lifetime licence, no subscription'],
  gallery: 'Find your picture',
  gallerySub: 'Collections that grow every day',
  whyTitle: ({ name }: Shop) => `Why ${name}`,
  why: [
    { title: 'Free to begin', text: 'Download free pictures without giving card details.' },
    { title: 'One price', text: `${ITEM_PRICE / 100} INR* per image or graphic. Nothing else to compare.` },
    { title: 'No subscriptions', text: 'Pay for the picture you need, when you need it.' },
    { title: 'A licence for life', text: 'Yours to use for ever, with new work added daily.', more: 'Read the licence' },
  ],
  priceNote: ({ tax }: Shop) =>
    tax.percent === 0
      ? `* No ${tax.label} is added.`
      : `* Plus ${tax.percent} % ${tax.label}: ${formatRupees(totalsOf([ITEM_PRICE], tax.percent).total)} in all.`,
} as const
