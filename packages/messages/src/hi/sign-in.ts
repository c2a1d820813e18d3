import type * as english from '../sign-in.ts'
import type { Translation } from '../translation.ts'

export const signUp: Translation<typeof english.signUp> = {
  title: 'हमसे जुड़ें!',
  fullName: 'पूरा नाम',
  email: 'ईमेल',
  password: 'पासवर्ड',
  confirm: 'पासवर्ड दोबारा डालें',
  // The link follows: neither a man's verb nor a woman's, and what is accepted at the end.
  terms: 'मुझे स्वीकार हैं ये',
  termsLink: 'नियम और शर्तें',
  submit: 'खाता बनाएँ',
  already: 'पहले से खाता है?',
  login: 'यहाँ लॉग इन करें',
  success: 'आपके ईमेल पते पर पुष्टि का लिंक भेज दिया गया है। आगे बढ़ने के लिए अपना ईमेल खोलें और उस लिंक पर क्लिक करें।',
  exists: 'इस ईमेल पते से पहले ही खाता बना हुआ है',
  mailbox: 'डेवलपमेंट मेलबॉक्स खोलें',
  facebook: 'Facebook से खाता बनाएँ',
  google: 'Google से खाता बनाएँ',
}

export const login: Translation<typeof english.login> = {
  forgot: 'पासवर्ड भूल गए?',
  title: 'लॉग इन करें',
  email: 'ईमेल',
  password: 'पासवर्ड',
  submit: 'लॉग इन करें',
  success: 'आप लॉग इन हो गए हैं',
  newHere: 'यहाँ नए हैं?',
  register: 'अभी खाता बनाएँ',
  verified: 'ईमेल पते की पुष्टि हो गई है',
  facebook: 'Facebook से लॉग इन करें',
  google: 'Google से लॉग इन करें',
}

export const signIn: Translation<typeof english.signIn> = {
  buy: (title) => `“${title}” को ख़रीदने के लिए लॉग इन करें`,
  save: (title) => `“${title}” को सहेजने के लिए लॉग इन करें`,
}

export const social: Translation<typeof english.social> = {
  registered: 'आपका खाता बन गया है',
  blocked: 'आपके ब्राउज़र ने लॉग इन की विंडो रोक दी। कृपया उसे अनुमति दें और फिर से कोशिश करें।',
  closed: 'लॉग इन की विंडो बंद कर दी गई',
}
