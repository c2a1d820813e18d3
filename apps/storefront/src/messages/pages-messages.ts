/** What the pages of text and the footer say. */
export const pagesMessages = {
  support: {
    title: 'Contact Us',
    text: 'For any queries and support',
    write: 'Write to us',
    call: 'Call us',
  },
  pages: { about: 'About us', careers: 'Careers', faq: 'Questions and answers', missing: 'This page has not been written yet.' },
  footer: {
    support: 'Support',
    about: 'Photographs, graphics and bundles from Indian makers. One price, one licence, for life.',
    shop: 'Shop',
    help: 'Help',
    images: 'Images',
    graphics: 'Graphics',
    sell: 'Sell your work',
    blog: 'Blog',
    faq: 'FAQ',
    careers: 'Careers',
    aboutUs: 'About',
    api: 'API reference',
    legal: 'Legal',
    maker: '© Chitra and the makers of its pictures',
    terms: 'Terms',
  },
} as const
