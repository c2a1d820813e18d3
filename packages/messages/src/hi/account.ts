import type * as english from '../account.ts'
import type { Translation } from '../translation.ts'

export const forgot: Translation<typeof english.forgot> = {
  title: 'पासवर्ड भूल गए?',
  text: 'नया पासवर्ड चुनने का लिंक हम आपके ईमेल पते पर भेजेंगे।',
  email: 'ईमेल',
  submit: 'लिंक भेजें',
  noEmail: 'अपना ईमेल पता याद नहीं?',
  login: 'यहाँ लॉग इन करें',
}

export const reset: Translation<typeof english.reset> = {
  title: 'नया पासवर्ड चुनें',
  password: 'पासवर्ड',
  confirm: 'पासवर्ड दोबारा डालें',
  submit: 'सहेजें',
  success: 'पासवर्ड बदल गया है',
  failed: 'कुछ गड़बड़ हो गई',
}

export const changePassword: Translation<typeof english.changePassword> = {
  title: 'पासवर्ड बदलें',
  current: 'मौजूदा पासवर्ड',
  next: 'नया पासवर्ड',
  confirm: 'नया पासवर्ड दोबारा डालें',
  submit: 'सहेजें',
  success: 'पासवर्ड बदल गया है',
}

export const profile: Translation<typeof english.profile> = {
  title: 'प्रोफ़ाइल बदलें',
  fullName: 'पूरा नाम',
  email: 'ईमेल पता',
  submit: 'बदलाव सहेजें',
  success: 'आपकी प्रोफ़ाइल अपडेट हो गई है',
  invalid: 'फ़ॉर्म में कुछ सही नहीं है',
  pending: (email) => `${email} पर भेजा गया लिंक अभी खोला नहीं गया है। जब तक आप उसे नहीं खोलते, यही पता मान्य रहेगा।`,
  yourData: 'आपका डेटा, और खाता बंद करना',
  callOff: 'यही पता रखें',
  calledOff: 'आपका ईमेल पता पहले जैसा ही रहेगा',
  password: 'मौजूदा पासवर्ड',
  passwordHint: 'ईमेल पता बदलने के लिए अपना पासवर्ड डालें।',
  nameTwoWords: 'सही पूरा नाम लिखें',
  // The button in quotation marks is `submit`.
  nameHint: 'नाम और उपनाम, बीच में ख़ाली जगह छोड़कर। अगर आपका एक ही नाम है, तो “बदलाव सहेजें” फिर से दबाएँ।',
  dob: 'जन्मतिथि',
  dobHint: 'भरना ज़रूरी नहीं। इसे और कोई नहीं देख सकता।',
  mails: 'ईमेल',
  mailMessages: 'संदेश ईमेल से पाएँ',
  creatorUpdates: 'जिन रचनाकारों से आपने ख़रीदा, उनका नया काम',
  language: 'भाषा',
  languageText: 'आप दुकान हिन्दी में पढ़ रहे हैं। ईमेल और इनवॉइस उसी भाषा में आते हैं जिसमें आपने पिछली बार दुकान देखी थी।',
  mailsHint: 'रसीदें और आपके खाते की सुरक्षा से जुड़े ईमेल हमेशा भेजे जाते हैं।',
  confirmEmail: (email) => `${email} पर एक लिंक भेजा जा रहा है। उसे खोलने पर आपका नया पता लागू होगा।`,
}
