import type * as english from '../catalogue.ts'
import type { Translation } from '../translation.ts'

const THINGS = { image: 'फ़ोटो', graphic: 'ग्राफ़िक' }

export const search: Translation<typeof english.search> = {
  everything: 'सभी फ़ोटो और ग्राफ़िक',
  // The words for what is counted are the same for one and for many.
  resultCount: (count) => `${count} परिणाम`,
  results: (words) => `“${words}” के परिणाम`,
  listFailed: 'चित्र लोड नहीं हो सके',
  pageOf: (page, pages) => `कुल ${pages} में से पृष्ठ ${page}`,
  found: (count, atLeast, category) => {
    if (count === '1' && !atLeast && category === null) return '1 परिणाम'
    const things = category === null ? 'फ़ोटो और ग्राफ़िक' : THINGS[category]
    return atLeast ? `${count} से ज़्यादा ${things}` : `${count} ${things}`
  },
  taller: (pixels) => `कम से कम ${pixels} px ऊँचा`,
  wider: (pixels) => `कम से कम ${pixels} px चौड़ा`,
  priceFrom: (price) => `कम से कम ${price}`,
  priceTo: (price) => `अधिकतम ${price}`,
  colour: (name) => `रंग: ${name}`,
  colours: {
    red: 'लाल',
    orange: 'नारंगी',
    yellow: 'पीला',
    green: 'हरा',
    teal: 'फ़िरोज़ी',
    blue: 'नीला',
    purple: 'बैंगनी',
    pink: 'गुलाबी',
    brown: 'भूरा',
    black: 'काला',
    grey: 'स्लेटी',
    white: 'सफ़ेद',
  },
  related: 'संबंधित चित्र',
  open: 'विवरण देखें',
  wish: 'पसंदीदा सूची',
  removeFilter: (label) => `फ़िल्टर हटाएँ: ${label}`,
  free: 'मुफ़्त',
  recent: 'सबसे नए पहले',
  orientations: { landscape: 'आड़ा', portrait: 'खड़ा' },
}
