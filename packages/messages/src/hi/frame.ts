import type * as english from '../frame.ts'
import type { Translation } from '../translation.ts'

export const categories: Translation<typeof english.categories> = { image: 'फ़ोटो', graphic: 'ग्राफ़िक' }

export const searchBox: Translation<typeof english.searchBox> = {
  placeholder: (count) => (count === null ? 'भारत के चित्र खोजें' : `भारत के ${count} चित्रों में खोजें`),
  popular: 'लोकप्रिय खोज',
}

export const footer: Translation<typeof english.footer> = {
  support: 'सहायता',
  about: ({ offer }) => `भारतीय रचनाकारों का काम: ${offer}। एक मूल्य, एक लाइसेंस, जीवन भर के लिए।`,
  shop: 'दुकान',
  help: 'मदद',
  sell: 'अपना काम बेचें',
  blog: 'ब्लॉग',
  faq: 'आम सवाल',
  careers: 'करियर',
  aboutUs: 'हमारे बारे में',
  legal: 'क़ानूनी जानकारी',
  maker: ({ name }) => `© ${name} और इसके रचनाकार`,
  terms: 'शर्तें',
  licence: 'लाइसेंस',
  verify: 'लाइसेंस जाँचें',
  privacy: 'निजता',
  keyboard: 'कीबोर्ड शॉर्टकट',
}

export const account: Translation<typeof english.account> = {
  editProfile: 'प्रोफ़ाइल बदलें',
  changePassword: 'पासवर्ड बदलें',
  home: 'होम',
  wishList: 'पसंदीदा सूची',
  orders: 'ऑर्डर',
  licences: 'लाइसेंस',
  boards: 'बोर्ड',
  logOut: 'लॉग आउट करें',
  login: 'लॉग इन करें',
  signUp: 'खाता बनाएँ',
}

export const notFound: Translation<typeof english.notFound> = {
  title: 'यह चित्र यहाँ नहीं है',
  text: 'हो सकता है कि इसे हटा दिया गया हो, या पता ग़लत लिखा गया हो।',
  back: 'सभी चित्र देखें',
}
