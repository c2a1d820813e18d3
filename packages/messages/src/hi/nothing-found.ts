import type * as english from '../nothing-found.ts'
import type { Translation } from '../translation.ts'
import { search } from './catalogue.ts'

export const nothingFound: Translation<typeof english.nothingFound> = {
  title: 'कोई परिणाम नहीं मिला',
  filters: 'इन फ़िल्टरों से कुछ नहीं मिला। कोई एक या सभी हटाकर देखें।',
  words: 'स्पेलिंग जाँचें, या कम शब्द या ज़्यादा आम शब्द लिखकर देखें।',
  category: 'यहाँ अभी कुछ नहीं है।',
  like: 'इस चित्र जैसा यहाँ अभी कुछ नहीं है। इसे शब्दों में लिखकर देखें।',
  look: 'आपके चित्र जैसा यहाँ कुछ नहीं है। दूसरा चित्र चुनें, या शब्दों में लिखकर देखें।',
  both: 'इन शब्दों वाला ऐसा कोई चित्र नहीं मिला।',
  clearFilters: 'फ़िल्टर हटाएँ',
  near: 'क्या आपका मतलब यह था',
  fewer: 'कम शब्दों के साथ',
  without: (filter, count) => `“${filter}” के बिना: ${search.resultCount(count)}`,
  seeAll: 'सभी चित्र देखें',
}
