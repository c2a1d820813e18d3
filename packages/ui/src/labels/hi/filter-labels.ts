import type { filterLabels as english } from '../filter-labels.ts'

export const filterLabels: typeof english = {
  filter: 'फ़िल्टर',
  clearAll: 'सभी हटाएँ',
  categories: 'श्रेणियाँ',
  size: 'आकार',
  minimumHeight: 'न्यूनतम ऊँचाई',
  minimumWidth: 'न्यूनतम चौड़ाई',
  pixels: 'px',
  minimumPrice: 'न्यूनतम मूल्य',
  maximumPrice: 'अधिकतम मूल्य',
  colour: 'रंग',
  otherColour: 'कोई और रंग',
  orientation: 'दिशा',
  landscape: 'आड़ा',
  portrait: 'खड़ा',
  mostRecent: 'सबसे नए पहले',
  showResults: (count) => (count === undefined ? 'परिणाम दिखाएँ' : `परिणाम दिखाएँ (${count})`),
}
