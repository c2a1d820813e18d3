import type * as english from '../licences.ts'
import type { Translation } from '../translation.ts'

export const licences: Translation<typeof english.licences> = {
  title: 'लाइसेंस',
  text: 'हर उस चित्र का एक लाइसेंस, जो आपने ख़रीदा या मुफ़्त डाउनलोड किया है। जब तक आप चित्र का इस्तेमाल करें, यही आपका सबूत है।',
  search: 'चित्र, रचनाकार, ग्राहक, प्रोजेक्ट या कोड से खोजें',
  kinds: { label: 'कौन-से लाइसेंस', all: 'सभी', bought: 'ख़रीदे गए', free: 'मुफ़्त' },
  downloadAll: 'सब डाउनलोड करें',
  downloadAllHint: 'सभी प्रमाणपत्र और इनवॉइस, एक तालिका के साथ, एक ही ज़िप में',
  downloadFailed: 'यह डाउनलोड नहीं हो सका। कृपया फिर से कोशिश करें।',
  found: (count) => `${count} लाइसेंस`,
  empty: 'अभी कोई लाइसेंस नहीं है',
  emptyText: 'पहले चित्र के साथ आपको पहला लाइसेंस मिलेगा।',
  nothingFound: 'कोई लाइसेंस नहीं मिला',
  nothingFoundText: 'कम शब्द लिखकर देखें, या सभी लाइसेंस दिखाएँ।',
  showAll: 'सभी दिखाएँ',
}

export const licence: Translation<typeof english.licence> = {
  code: 'कोड',
  licensee: 'किसके नाम',
  since: 'कब से',
  text: 'लाइसेंस',
  textName: (title, version) => `${title}, संस्करण ${version}`,
  client: 'अंतिम ग्राहक',
  project: 'प्रोजेक्ट',
  by: (name) => `रचनाकार: ${name}`,
  creator: 'रचनाकार',
  free: 'मुफ़्त',
  refunded: 'रकम लौटाई गई',
  certificate: 'प्रमाणपत्र',
  certificateOf: (name) => `${name} का प्रमाणपत्र`,
  json: 'JSON',
  jsonOf: (name) => `${name} का प्रमाणपत्र, JSON में`,
  check: 'जाँच पृष्ठ',
  checkOf: (name) => `${name} का सार्वजनिक जाँच पृष्ठ`,
  addUse: 'ग्राहक या प्रोजेक्ट जोड़ें',
  changeUse: 'ग्राहक या प्रोजेक्ट बदलें',
  useOf: (name) => `${name} के ग्राहक और प्रोजेक्ट`,
  save: 'सहेजें',
  cancel: 'रद्द करें',
  saved: 'सहेज लिया गया। नए प्रमाणपत्रों में यही लिखा होगा।',
  tooLong: 'ज़्यादा से ज़्यादा 120 कैरेक्टर लिखें',
}

export const verify: Translation<typeof english.verify> = {
  title: 'लाइसेंस जाँचें',
  text: 'हर प्रमाणपत्र पर एक कोड होता है। उसे डालकर देखें कि किस चित्र का लाइसेंस किसे दिया गया, और क्या वह अब भी मान्य है।',
  code: 'कोड',
  codeHint: '12 अक्षर और अंक, जैसे 7K3M-Q9TX-2WVB',
  check: 'जाँचें',
  valid: 'यह लाइसेंस असली है और मान्य है।',
  validFree: 'यह लाइसेंस असली है और मान्य है। चित्र मुफ़्त डाउनलोड किया गया था।',
  refunded: (day) => `इस लाइसेंस की रकम ${day === null ? '' : `${day} को `}लौटा दी गई, और यह अब मान्य नहीं है।`,
  specimen: 'प्रमाणपत्र असली है, पर सिर्फ़ नमूना है: भुगतान सैंडबॉक्स में हुआ था, और कोई लाइसेंस नहीं दिया गया।',
  unknown: 'इस कोड का कोई लाइसेंस नहीं है। कोड को अपने प्रमाणपत्र से मिलाएँ।',
  picture: 'चित्र',
  file: {
    title: 'क्या लाइसेंस इसी फ़ाइल का है?',
    text: 'फ़ाइल चुनें। वह आपके डिवाइस पर ही रहती है: सिर्फ़ उसके फ़िंगरप्रिंट की तुलना होती है।',
    choose: 'फ़ाइल चुनें',
    or: 'या यहाँ खींचकर छोड़ें',
    same: (name) => `${name} हूबहू वही फ़ाइल है जिसका लाइसेंस है, बिट-दर-बिट।`,
    other: (name) =>
      `${name} कोई दूसरी फ़ाइल है, या उसमें बदलाव हुआ है: जिस प्रति को एडिट किया, काटा या फिर से सहेजा गया हो, वह कभी हूबहू वही नहीं रहती।`,
    tooLarge: (name) => `फ़ाइल ${name} 2 GB से बड़ी है, जिसकी तुलना ब्राउज़र नहीं कर सकता। दुकान से तुलना करने को कहें।`,
    unreadable: (name) => `फ़ाइल ${name} पढ़ी नहीं जा सकती।`,
  },
}

export const licenceText: Translation<typeof english.licenceText> = {
  version: (version, day) => `संस्करण ${version}, ${day} को प्रकाशित`,
  older: 'यह पुराना संस्करण है। इसके तहत जो बेचा गया, उस पर यही लागू रहता है।',
  current: 'अभी बिकने वाला लाइसेंस',
  fingerprint: (sha256) => `इस पाठ का SHA-256: ${sha256}`,
}
