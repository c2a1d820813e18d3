import type * as english from '../image-details.ts'
import type { Translation } from '../translation.ts'

export const imageDetails: Translation<typeof english.imageDetails> = {
  facts: { date: 'तारीख़', location: 'जगह', price: 'मूल्य', downloads: 'डाउनलोड', status: 'स्थिति' },
  noPlace: 'नहीं बताई गई',
  noPicture: 'अभी कोई चित्र नहीं',
}
