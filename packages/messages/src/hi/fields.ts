import type * as english from '../fields.ts'
import type { Translation } from '../translation.ts'

export const fields: Translation<typeof english.fields> = {
  dobRange: 'जन्मतिथि 1 जनवरी 1950 से आज तक की होनी चाहिए',
  emailInvalidForgot: 'सही ईमेल पता डालें',
  resetShort: 'पासवर्ड में कम से कम 6 कैरेक्टर होने चाहिए',
  resetConfirmRequired: 'पासवर्ड दोबारा डालें',
  changeShort: 'पासवर्ड में कम से कम 6 कैरेक्टर होने चाहिए',
  newRequired: 'नया पासवर्ड डालें',
  changeConfirmRequired: 'नया पासवर्ड दोबारा डालें',
  changeDiffers: 'पासवर्ड मेल नहीं खाते',
  fullNameRequired: 'पूरा नाम लिखें',
  fullNameInvalid: 'सही पूरा नाम लिखें',
  emailRequired: 'ईमेल पता डालें',
  emailInvalid: 'ईमेल पता सही नहीं है',
  passwordRequired: 'पासवर्ड डालें',
  passwordShort: 'पासवर्ड में कम से कम 6 कैरेक्टर होने चाहिए',
  // Says what the rule is (AUTH-04): Hindi letters do not count, which is not plain to who types them.
  passwordRule: 'पासवर्ड में कम से कम 8 कैरेक्टर होने चाहिए, जिनमें एक छोटा और एक बड़ा अंग्रेज़ी अक्षर, एक अंक और एक विशेष चिह्न (!@#$%^&*) हो',
  confirmRequired: 'पासवर्ड दोबारा डालें',
  confirmDiffers: 'दोनों पासवर्ड एक जैसे होने चाहिए',
  termsRequired: 'आगे बढ़ने के लिए शर्तें स्वीकार करें',
}
