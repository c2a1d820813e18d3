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

const question = (ask: string, answer: string): string => `<h2>${ask}</h2><p>${answer}</p>`
const role = (name: string, years: string, about: string): string => `<h2>${name}</h2><p><strong>${years}</strong></p><p>${about}</p>`

export const pages: readonly Page[] = [
  page(
    'homepage',
    'Pictures of India, ₹199 each',
    'Images and graphics of India, made in India. One price, one licence, no subscription.',
    'stock images, india, graphics, patterns, festivals, rangoli, diwali, royalty free',
    '<p>Festivals, fields, fabrics and first light: pictures of India by people who live here. Every image and graphic costs ₹199, some are free, and what you buy stays yours to use.</p>',
  ),
  page(
    'aboutpage',
    'About Chitra',
    'Who we are, why we do this, and how it started.',
    'about chitra, stock images, pune, indian artists',
    [
      '<h2>Who we are</h2><p>Chitra is a small company in Pune that sells pictures of India made by Indian photographers and designers. <em>Chitra</em> simply means picture.</p>',
      '<h2>Why we</h2><p>Search most libraries for an Indian kitchen and you get somebody’s idea of one. We would rather show the steel dabba, the half-drawn kolam and the scooter parked across it. Makers name the place and the festival correctly, buyers pay one plain price, and nobody has to read a licence twice.</p>',
      '<h2>How it started</h2><p>It began with a wedding card. A designer needed one honest drawing of a marigold garland, could not find it, and drew it herself. Friends asked for it, then for more. The folder grew, the folder got a name, and here we are.</p>',
    ].join(''),
  ),
  page(
    'careerpage',
    'Work with us',
    'Three open roles in Pune: graphic designer, photographer and digital marketing expert.',
    'careers, jobs, pune, graphic designer, photographer, digital marketing',
    [
      '<p>We are few, we work in the open, and we go home in time for dinner. Write to us with three pieces of work you are proud of and one you would do again differently.</p>',
      role(
        'Graphic designer',
        '2 to 5 years of experience',
        'You draw patterns, icons and illustrations rooted in Indian craft, and you are fussy about curves. You know your vector tool well and can tell ajrakh from dabu.',
      ),
      role(
        'Photographer',
        'Any experience, a strong portfolio',
        'You notice light. You will travel for festivals, harvests and monsoon mornings, ask before you photograph people, and keep your captions accurate.',
      ),
      role(
        'Digital marketing expert',
        '2 to 5 years of experience',
        'You help the right people find the right picture: search, newsletters and social channels, measured honestly and written without shouting.',
      ),
    ].join(''),
  ),
  page(
    'faqpage',
    'Questions, answered',
    'Licences, changes to content, payments, downloads and passwords.',
    'faq, licence, payment, download, password, help',
    [
      question(
        'Where may I use what I buy?',
        'In any project of yours or your client’s: websites, print, packaging, film, social posts. The licence does not expire. You may not resell the file by itself or claim that you made it.',
      ),
      question(
        'May I change a picture?',
        'Yes. Crop it, recolour it, put type on it, combine it with others. The result is yours to use under the same licence.',
      ),
      question('Is Chitra an Indian company?', 'Yes. Our headquarters are in Pune, Maharashtra, and most of our makers live in India.'),
      question(
        'Is my card safe?',
        'Payments go through a payment gateway that is built for them. Your card number goes straight to the gateway; we never see it and never keep it.',
      ),
      question(
        'I lost a file I bought. Must I pay again?',
        'No. Open <strong>My Orders</strong> and download it again, as often as you need, at no extra charge.',
      ),
      question(
        'I forgot my password. What now?',
        'Choose <strong>Forgot password</strong> on the log-in screen and we will send a link to your email address. The link lets you set a new one.',
      ),
    ].join(''),
  ),
]
