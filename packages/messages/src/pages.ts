/** Texts of the static pages. */
export const support = {
  title: 'Contact Us',
  text: 'For any queries and support',
  description: 'Write to us or call us about a picture, an order, a download or your account.',
  write: 'Write to us',
  call: 'Call us',
  faqFirst: 'Licences, payment, downloads, passwords:',
  faqLink: 'six answers that may be quicker',
} as const

export const pages = {
  about: 'About us',
  careers: 'Careers',
  faq: 'FAQ',
  support: 'Support',
  terms: 'Terms',
  privacy: 'Privacy',
  missing: 'This page has not been written yet.',
  apply: 'Mail your CV to',
} as const
