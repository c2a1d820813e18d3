import { CHITRA, offerInside, type Shop } from '@chitra/messages/shop.ts'
import { formatPrice, ITEM_PRICE } from '@chitra/money'
import escapeHtml from 'escape-html'
import { type CmsPage, page, section } from './page-parts.ts'

const about = (shop: Shop): CmsPage =>
  page(
    shop,
    'aboutpage',
    'About us',
    'Who we are, why we sell pictures of India for one price, and how it started.',
    'about us, stock images, pune, indian photographers, indian designers',
    section(
      'Who we are',
      `${escapeHtml(shop.name)} is a small company in Pune. We sell ${escapeHtml(offerInside(shop))} made by people who live in the India they show.${shop.name === CHITRA.name ? ' <em>Chitra</em> simply means picture.' : ''}`,
    ),
    section(
      'Why we',
      'Search most libraries for an Indian kitchen and you get somebody’s idea of one. We would rather show the steel dabba, the half-drawn kolam and the scooter parked across it. Our makers name the place and the festival correctly.',
      `The rest we keep short. Each picture costs the same, ${formatPrice(ITEM_PRICE)}${shop.tax.percent === 0 ? '' : ' and tax'}. There is no subscription to forget about. The licence fits on one page and lasts for life.`,
    ),
    section(
      'How it started',
      'With a wedding card. A designer needed one honest drawing of a marigold garland, could not find it, and drew it herself. Friends asked for it, then for more. The folder grew, the folder got a name, and here we are.',
    ),
  )

const careers = (shop: Shop): CmsPage =>
  page(
    shop,
    'careerpage',
    'Careers',
    'Three open roles in Pune: graphic designer, photographer and digital marketing expert.',
    'careers, jobs, pune, graphic designer, photographer, digital marketing',
    '<p>We are few, we work in the open, and we go home in time for dinner. Send us your CV with three pieces of work that you are proud of, and one that you would do differently today.</p>',
    section(
      'Graphic designer',
      '<strong>2 to 5 years of experience</strong>',
      'You draw patterns, icons and illustrations rooted in Indian craft, and you are fussy about curves. You know your vector tool well and can tell ajrakh from dabu.',
    ),
    section(
      'Photographer',
      '<strong>Any experience, a strong portfolio</strong>',
      'You notice light. You travel for festivals, harvests and monsoon mornings, ask before you photograph people, and keep your captions accurate.',
    ),
    section(
      'Digital marketing expert',
      '<strong>2 to 5 years of experience</strong>',
      'You help the right people find the right picture: by search, newsletters and social channels, measured honestly and written without shouting.',
    ),
  )

const faq = (shop: Shop): CmsPage =>
  page(
    shop,
    'faqpage',
    'Questions, answered',
    'Licences, changes to content, payments, downloads and passwords: the six things we are asked most.',
    'faq, licence, payment, download, password, help',
    section(
      'Where may I use what I buy?',
      'In your own work and in work for a client: on screen, in print, in film, for personal and commercial ends. The licence is for one person and lasts for life. You may not sell or pass on the file itself, nor say that you made it. The <a href="/terms-and-conditions">terms</a> have the figures.',
    ),
    section(
      'May I change a picture?',
      'Yes. Crop it, recolour it, put type on it, combine it with others. The result is yours to use under the same licence.',
    ),
    section(
      `Is ${escapeHtml(shop.name)} an Indian company?`,
      'Yes. Our headquarters are in Pune, Maharashtra, and most of our makers live in India.',
    ),
    section(
      'Is my card safe?',
      'Payments go through a payment gateway that is built for them. Your card number goes straight to the gateway; we never see it and never keep it.',
    ),
    section(
      'I lost a file I bought. Must I pay again?',
      'No. Open <a href="/orders">My Orders</a> and download it again, as often as you need, at no extra charge.',
    ),
    section(
      'I forgot my password. What now?',
      'Choose <a href="/forgot-password">Forgot your password?</a> where you sign in. We send a link to your email address, and the link lets you set a new one.',
    ),
  )

const PAGES: ReadonlyMap<string, (shop: Shop) => CmsPage> = new Map([
  ['aboutpage', about],
  ['careerpage', careers],
  ['faqpage', faq],
])

/** The default text of a page, until the operator imports one with the same slug in site.json. */
export const defaultPage = (slug: string, shop: Shop): CmsPage | undefined => PAGES.get(slug)?.(shop)
