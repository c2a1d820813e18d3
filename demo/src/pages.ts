/** One editable page of the site; `body` is HTML. */
export type Page = { slug: string; meta_title: string; meta_keywords: string; meta_description: string; title: string; body: string }

const page = (slug: string, title: string, description: string, keywords: string, body: string): Page => ({
  slug,
  meta_title: `${title} | Chitra`,
  meta_keywords: keywords,
  meta_description: description,
  title,
  body,
})

/** The other pages come with the shop. */
export const pages: readonly Page[] = [
  page(
    'homepage',
    'Pictures of India, ₹199 each',
    'Images and graphics of India, made in India. One price, one licence, no subscription.',
    'stock images, india, graphics, patterns, festivals, rangoli, diwali, royalty free',
    '<p>Festivals, fields, fabrics and first light: pictures of India by people who live here. Every image and graphic costs ₹199, some are free, and what you buy stays yours to use.</p>',
  ),
]
