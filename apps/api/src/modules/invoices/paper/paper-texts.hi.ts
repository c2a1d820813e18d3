import { amountInHindiWords } from '@chitra/gst/amount-in-words.hi.ts'
import { OUTSIDE_INDIA } from '@chitra/gst/states.ts'
import { stateName } from '@chitra/messages/hi/places.ts'
import type { PaperTexts } from './paper-texts.ts'

export const HINDI: PaperTexts = {
  language: 'hi',
  title: { invoice: 'टैक्स इनवॉइस', 'credit-note': 'क्रेडिट नोट', receipt: 'रसीद', 'refund-receipt': 'रिफ़ंड रसीद' },
  specimen: {
    word: 'नमूना',
    sentence: 'नमूना। भुगतान सैंडबॉक्स में हुआ था: कुछ बेचा नहीं गया, और यह कर का दस्तावेज़ नहीं है।',
  },
  refersTo: (kind, number, day) => `${day} ${kind === 'credit-note' ? 'के टैक्स इनवॉइस' : 'की रसीद'} ${number} के लिए`,
  meta: { number: 'नंबर', date: 'तारीख़', order: 'ऑर्डर', payment: 'भुगतान' },
  seller: 'विक्रेता',
  place: (place) => `${place === OUTSIDE_INDIA ? 'भारत के बाहर' : stateName(place)} (${place})`,
  buyer: { invoice: 'ख़रीदार', 'credit-note': 'ख़रीदार', receipt: 'रकम किससे मिली', 'refund-receipt': 'रकम किसे लौटाई गई' },
  state: (place) => `राज्य: ${place}`,
  country: (name) => `देश: ${name}`,
  placeOfSupply: (place) => `आपूर्ति का स्थान: ${place}`,
  gstin: (gstin) => `GSTIN: ${gstin}`,
  contact: (name) => `संपर्क: ${name}`,
  columns: { number: 'क्र.', description: 'विवरण', sac: 'SAC', taxable: 'कर योग्य मूल्य', amount: 'रकम', total: 'कुल' },
  tableOf: (title, number) => `${title} ${number} के आइटम`,
  by: (creator) => `रचनाकार: ${creator}`,
  licence: (version) => `लाइसेंस ${version}`,
  percent: (percent) => `${percent}%`,
  inRupees: 'सभी रकमें भारतीय रुपये में',
  totals: { taxable: 'कर योग्य मूल्य', amount: 'रकम' },
  total: { invoice: 'कुल', 'credit-note': 'कुल क्रेडिट', receipt: 'कुल प्राप्त रकम', 'refund-receipt': 'कुल रिफ़ंड' },
  inWords: 'शब्दों में',
  amountInWords: amountInHindiWords,
  part: (number) => `${number} के एक हिस्से का रिफ़ंड`,
  reverseCharge: 'क्या कर रिवर्स चार्ज (reverse charge) के आधार पर देय है: नहीं',
  exportTaxed: 'SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX (निर्यात के लिए आपूर्ति, IGST के भुगतान के साथ)',
  exportUntaxed:
    'SUPPLY MEANT FOR EXPORT UNDER BOND OR LETTER OF UNDERTAKING WITHOUT PAYMENT OF INTEGRATED TAX (निर्यात के लिए आपूर्ति, बॉन्ड या LUT के तहत, IGST के भुगतान के बिना)',
  notRegistered: 'विक्रेता GST में पंजीकृत नहीं है, और GST नहीं लिया गया है। यह टैक्स इनवॉइस नहीं है।',
  signature: {
    by: (legalName) => `${legalName} की ओर से`,
    role: 'अधिकृत हस्ताक्षरकर्ता',
    sentence: 'यह कंप्यूटर से बना है; इस पर डिजिटल हस्ताक्षर नहीं है।',
  },
  code: {
    alternative: 'QR कोड, जिसमें इस दस्तावेज़ का नंबर, तारीख़ और रकमें हैं',
    caption: 'नंबर, तारीख़ और रकमें, स्कैन करने के लिए। यह ई-इनवॉइस का कोड नहीं है।',
  },
  questions: (email) => `कोई सवाल हो तो लिखें: ${email}`,
  page: (page, pages) => `पृष्ठ ${page} / ${pages}`,
}
