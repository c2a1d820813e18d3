import type * as english from '../pages.ts'
import type { Translation } from '../translation.ts'

export const support: Translation<typeof english.support> = {
  title: 'संपर्क करें',
  text: 'किसी भी सवाल या सहायता के लिए',
  description: 'किसी चित्र, ऑर्डर, डाउनलोड या अपने खाते के बारे में हमें लिखें या फ़ोन करें।',
  write: 'हमें लिखें',
  call: 'हमें फ़ोन करें',
  faqFirst: 'लाइसेंस, भुगतान, डाउनलोड, पासवर्ड:',
  faqLink: 'छह जवाब, जिनसे काम शायद जल्दी बन जाए',
}

export const pages: Translation<typeof english.pages> = {
  about: 'हमारे बारे में',
  careers: 'करियर',
  faq: 'आम सवाल',
  support: 'सहायता',
  terms: 'शर्तें',
  privacy: 'निजता',
  missing: 'यह पृष्ठ अभी लिखा नहीं गया है।',
  apply: 'अपना CV इस पते पर ईमेल करें:',
}
