/** One editable page of the site; `body` is HTML. */
export type Page = { slug: string; meta_title: string; meta_keywords: string; meta_description: string; title: string; body: string }

/** The pages of the demo catalogue; the shop has defaults for the others. */
export const pagesOf = (siteName: string): readonly Page[] => [
  {
    slug: 'homepage',
    meta_title: `Pictures of India, ₹199 each | ${siteName}`,
    title: 'Pictures of India, ₹199 each',
    meta_description: 'Images and graphics of India, made in India. One price, one licence, no subscription.',
    meta_keywords: 'stock images, india, graphics, patterns, festivals, rangoli, diwali, royalty free',
    body: '<p>Festivals, fields, fabrics and first light: pictures of India by people who live here. Every image and graphic costs ₹199, some are free, and what you buy stays yours to use.</p>',
  },
]
