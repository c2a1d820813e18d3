import type { CertificateTexts } from './certificate-texts.ts'

export const HINDI: CertificateTexts = {
  language: 'hi',
  title: 'लाइसेंस प्रमाणपत्र',
  specimen: { word: 'नमूना', sentence: 'नमूना। भुगतान सैंडबॉक्स में हुआ था: कोई लाइसेंस नहीं दिया गया।' },
  sentence: (licensor) => `यह लाइसेंस ${licensor} की ओर से, अगले पृष्ठ के पाठ के तहत दिया गया है।`,
  kind: { bought: 'ख़रीदा गया', free: 'मुफ़्त डाउनलोड' },
  code: 'कोड',
  labels: {
    licensee: 'किसके नाम',
    business: 'व्यवसाय',
    client: 'अंतिम ग्राहक',
    project: 'प्रोजेक्ट',
    item: 'आइटम',
    creator: 'रचनाकार',
    licence: 'लाइसेंस',
    order: 'ऑर्डर और भुगतान',
    day: 'कब से',
    file: 'फ़ाइल',
    proof: 'फ़ाइल, जिसमें यह कोड है, SHA-256',
  },
  licence: (title, version) => `${title}, संस्करण ${version}`,
  bytes: (bytes) => `${new Intl.NumberFormat('hi-IN').format(bytes)} बाइट`,
  qr: {
    alternative: 'QR कोड, जिसमें इस प्रमाणपत्र को जाँचने का पता है',
    caption: (address) => `क्या यह असली है, और क्या अब भी मान्य है? कोड स्कैन करें, या ${address} खोलें`,
  },
  signed: 'इस फ़ाइल पर डिजिटल हस्ताक्षर (Ed25519) है, और इसे दुकान के बिना भी जाँचा जा सकता है।',
  textLanguage: 'लाइसेंस का पाठ यहाँ अपनी मूल भाषा में है, और वही मान्य है।',
  page: (page, pages) => `पृष्ठ ${page} / ${pages}`,
}
