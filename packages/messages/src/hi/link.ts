import type * as english from '../link.ts'
import type { Translation } from '../translation.ts'

export const resend: Translation<typeof english.resend> = {
  atLogin: 'आपके ईमेल पते की पुष्टि अब तक नहीं हुई है। हमने जो लिंक भेजा है, वह 24 घंटे तक मान्य है।',
  atSignUp: 'क्या आपने पहले खाता बनाया था, पर हमारे ईमेल का लिंक कभी नहीं खोला?',
  expired: 'हमारे ईमेल के लिंक 24 घंटे तक मान्य रहते हैं और एक ही बार काम करते हैं।',
  submit: 'लिंक फिर से भेजें',
}

export const resetExpired: Translation<typeof english.resetExpired> = {
  title: 'यह लिंक अब मान्य नहीं है',
  text: 'लिंक 60 मिनट तक मान्य रहते हैं और एक ही बार काम करते हैं। हम आपको नया लिंक भेज सकते हैं।',
  again: 'नया लिंक भेजें',
}

export const undo: Translation<typeof english.undo> = {
  title: 'क्या यही ईमेल पता रखना है?',
  text: 'किसी ने आपके खाते का ईमेल पता बदलने को कहा है। यह बदलाव वापस लेने पर यही पता रहेगा, हर डिवाइस पर खाता लॉग आउट हो जाएगा और आप नया पासवर्ड चुनेंगे।',
  submit: 'बदलाव वापस लें',
}
