import { formatPrice, ITEM_PRICE } from '@chitra/money'
import type * as english from '../common.ts'
import type { Translation } from '../translation.ts'

export { pageTitle } from '../common.ts'

export const defaultTitle: Translation<typeof english.defaultTitle> = ({ name }) =>
  `${name}: भारत के चित्र, हर एक ${formatPrice(ITEM_PRICE)} में`
// “The work of Indian makers” goes with things of any gender and number.
export const defaultDescription: Translation<typeof english.defaultDescription> = ({ offer }) =>
  `भारतीय रचनाकारों का काम: ${offer}। एक ही मूल्य, कोई सदस्यता नहीं, जीवन भर का लाइसेंस।`
export const defaultKeywords: Translation<typeof english.defaultKeywords> =
  'stock photos, Indian photos, graphics, royalty free, स्टॉक फ़ोटो, भारतीय फ़ोटो, भारत के चित्र, ग्राफ़िक, रॉयल्टी फ़्री'
export const somethingWrong: Translation<typeof english.somethingWrong> = 'कुछ गड़बड़ हो गई'
export const somethingWrongLoud: Translation<typeof english.somethingWrongLoud> = 'कुछ गड़बड़ हो गई'
export const somethingWrongSignUp: Translation<typeof english.somethingWrongSignUp> = 'कुछ गड़बड़ हो गई'
export const somethingWrongLogin: Translation<typeof english.somethingWrongLogin> = 'कुछ गड़बड़ हो गई'
export const offline: Translation<typeof english.offline> = 'लगता है कि आप ऑफ़लाइन हैं। इंटरनेट कनेक्शन जाँचें और कृपया फिर से कोशिश करें।'
export const tokenExpired: Translation<typeof english.tokenExpired> = 'आपका सेशन ख़त्म हो गया है। कृपया फिर से लॉग इन करें।'
export const tokenExpiredGuard: Translation<typeof english.tokenExpiredGuard> = 'आपका सेशन ख़त्म हो गया है। कृपया फिर से लॉग इन करें।'
export const pleaseLoginAgain: Translation<typeof english.pleaseLoginAgain> = 'कृपया फिर से लॉग इन करें'
export const loggedOut: Translation<typeof english.loggedOut> = 'आप लॉग आउट हो गए हैं'
export const itemMissing: Translation<typeof english.itemMissing> = 'यह चित्र मौजूद नहीं है'
export const findPicture: Translation<typeof english.findPicture> = 'चित्र खोजें'
export const failed: Translation<typeof english.failed> = {
  title: 'कुछ गड़बड़ हो गई',
  text: 'यह पृष्ठ लोड नहीं हो सका।',
  retry: 'फिर से कोशिश करें',
}
const sandbox = 'डेमो दुकान: कोई असली भुगतान नहीं लिया जाता।'
export const sandboxNote: Translation<typeof english.sandboxNote> = (itemsToCome) => {
  if (itemsToCome === 0) return sandbox
  const drawn = itemsToCome === 1 ? '1 और चित्र बनाया जा रहा है; उसे' : `${itemsToCome} और चित्र बनाए जा रहे हैं; उन्हें`
  return `${sandbox} ${drawn} देखने के लिए पृष्ठ फिर से लोड करें।`
}
