import type * as english from '../billing.ts'
import type { Translation } from '../translation.ts'

export const billing: Translation<typeof english.billing> = {
  title: 'आपके इनवॉइस के लिए',
  text: 'इनवॉइस में कौन-सा कर दिखेगा, यह आपके राज्य से तय होता है।',
  name: 'नाम',
  nameMissing: 'इनवॉइस के लिए नाम लिखें',
  place: 'राज्य',
  choose: 'अपना राज्य चुनें',
  placeMissing: 'अपना राज्य चुनें',
  outside: 'भारत के बाहर',
  country: 'देश',
  chooseCountry: 'अपना देश चुनें',
  countryMissing: 'अपना देश चुनें: निर्यात के इनवॉइस में देश का नाम लिखा जाता है',
  // Whose purchase it is, not who buys: the verb would have to be a man's or a woman's.
  isBusiness: 'मेरी ख़रीद GSTIN वाले व्यवसाय के लिए है',
  gstin: 'GSTIN',
  gstinProblems: {
    form: 'GSTIN में कुल 15 अक्षर और अंक होते हैं, जैसे 27AAACR5055K1Z7',
    state: 'GSTIN के पहले दो अंक राज्य का कोड होते हैं; ये किसी राज्य का कोड नहीं हैं',
    check: 'इस GSTIN में कोई अक्षर या अंक ग़लत है। इसे अपने प्रमाणपत्र से मिलाएँ।',
  },
  gstinElsewhere: (state) => `यह GSTIN ${state} का है। वही राज्य चुनें।`,
  businessName: 'व्यवसाय का नाम',
  businessNameMissing: 'अपने व्यवसाय का नाम लिखें',
  save: 'सहेजें और आगे बढ़ें',
  saveProfile: 'जानकारी सहेजें',
  saved: 'आपके इनवॉइस की जानकारी सहेज ली गई है',
  cancel: 'रद्द करें',
  to: (name, place) => `इनवॉइस ${name} के नाम, ${place}`,
  change: 'बदलें',
  open: 'इनवॉइस की जानकारी',
}
