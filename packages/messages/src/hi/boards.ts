import type * as english from '../boards.ts'
import type { Translation } from '../translation.ts'

export const boards: Translation<typeof english.boards> = {
  title: 'बोर्ड',
  text: 'किसी प्रोजेक्ट के लिए चित्र इकट्ठा करें, और अपने ग्राहक के साथ मिलकर चुनें।',
  empty: 'अभी कोई बोर्ड नहीं',
  emptyText: 'किसी प्रोजेक्ट के लिए चित्र इकट्ठा करें, और ग्राहक को लिंक भेजें, ताकि वे हाँ, नहीं और वजह बता सकें।',
  newBoard: 'नया बोर्ड',
  create: 'बनाएँ',
}

export const board: Translation<typeof english.board> = {
  empty: 'यहाँ अभी कोई चित्र नहीं',
  emptyText: 'किसी सूची से या चित्र के पृष्ठ से चित्र सहेजें।',
  rename: 'नाम बदलें',
  name: 'नाम',
  save: 'सहेजें',
  cancel: 'रहने दें',
  renamed: 'नाम बदल गया',
  share: 'साझा करें',
  shareTitle: 'यह बोर्ड साझा करें',
  shareText: 'जिसके पास लिंक है, वह चित्र देख सकता है और बिना खाते के हाँ, नहीं और वजह बता सकता है।',
  makeLink: 'लिंक बनाएँ',
  link: 'लिंक',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  revoke: 'साझा करना बंद करें',
  revoked: 'लिंक से अब बोर्ड नहीं खुलता',
  guests: 'जिन्होंने कुछ कहा है',
  removeGuest: (name) => `${name} को सभी मतों और टिप्पणियों के साथ हटाएँ`,
  comps: 'प्रीव्यू की ज़िप',
  compsHint: 'वॉटरमार्क के साथ, लेआउट के लिए',
  toCart: 'चुने हुए कार्ट में डालें',
  nothingApproved: 'अभी किसी चित्र पर बिना “नहीं” के “हाँ” नहीं है',
  moved: ({ added, inCart, owned, free, noRoom }) =>
    [
      `${added} चित्र आपके कार्ट में डाले गए`,
      ...(inCart > 0 ? [`${inCart} पहले से वहाँ हैं`] : []),
      ...(owned > 0 ? [`${owned} पहले से आपके हैं`] : []),
      ...(free > 0 ? [`${free} मुफ़्त डाउनलोड के लिए हैं`] : []),
      ...(noRoom > 0 ? [`${noRoom} के लिए कार्ट में जगह नहीं`] : []),
    ].join(', '),
  delete: 'बोर्ड हटाएँ',
  deleteText: 'बोर्ड सभी मतों और टिप्पणियों के साथ हट जाएगा, आपके लिए भी और उनके लिए भी जिनके पास लिंक है।',
  deleteYes: 'हटाएँ',
  keep: 'रहने दें',
  deleted: 'बोर्ड हट गया',
  removed: (title) => `${title} बोर्ड से हटाया गया`,
  free: 'मुफ़्त',
  gone: 'यह बोर्ड यहाँ नहीं है',
  goneText: 'हो सकता है कि उसे हटा दिया गया हो।',
  toAll: 'सभी बोर्ड',
}

export const sharedBoard: Translation<typeof english.sharedBoard> = {
  title: 'एक बोर्ड',
  from: (owner) => `${owner} आपकी राय जानना चाहते हैं: हाँ, नहीं, या वजह।`,
  ownBoard: 'जिनके पास लिंक है, उन्हें यही दिखता है।',
  name: 'आपका नाम',
  nameHint: 'आपके साथ चुनने वालों को दिखता है।',
  nameFirst: 'कृपया पहले अपना नाम लिखें',
  gone: 'यह बोर्ड अब साझा नहीं है',
  goneText: 'कृपया नया लिंक माँगें।',
  toShop: 'सभी चित्र देखें',
}
