/** What the home page says. */
export const home = {
  slides: [
    {
      title: 'Pictures of India,',
      accent: '₹199',
      after: 'each.',
      text: 'Photographs, graphics and bundles by Indian makers. No subscription, no card needed to begin, a licence that never ends.',
    },
    {
      title: 'Begin with a',
      accent: 'free',
      after: 'one.',
      text: 'A free download to get started, without card details. New pictures are added every day.',
    },
  ],
  startFree: 'Start with a free one',
  promises: ['Free downloads to get you started', 'One price: ₹199* an image or graphic', 'Lifetime licence, no subscription'],
  gallery: 'Find your picture',
  gallerySub: 'Collections that grow every day',
  whyTitle: 'Why Chitra',
  why: [
    { title: 'Free to begin', text: 'Download free pictures without giving card details.' },
    { title: 'One price', text: '199 INR* per image or graphic. Nothing else to compare.' },
    { title: 'No subscriptions', text: 'Pay for the picture you need, when you need it.' },
    { title: 'A licence for life', text: 'Yours to use for ever, with new work added daily.' },
  ],
  priceNote: '* Plus 18 % GST: ₹234.82 in all.',
} as const
