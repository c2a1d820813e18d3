import { formatPrice, formatRupees, ITEM_PRICE, totalsOf } from '@chitra/money'
import type * as english from '../home.ts'
import type { Translation } from '../translation.ts'

const price = formatPrice(ITEM_PRICE)

export const home: Translation<typeof english.home> = {
  slides: [
    {
      title: 'भारत के चित्र, हर एक',
      accent: price,
      after: 'में',
      text: ({ offer }) => `भारतीय रचनाकारों का काम: ${offer}। कोई सदस्यता नहीं, शुरुआत के लिए कार्ड ज़रूरी नहीं, और लाइसेंस ऐसा जो कभी ख़त्म नहीं होता।`,
    },
    {
      title: 'शुरुआत करें एक',
      accent: 'मुफ़्त',
      after: 'चित्र से',
      text: () => 'शुरुआत के लिए एक मुफ़्त डाउनलोड, कार्ड की जानकारी दिए बिना। नए चित्र हर दिन जुड़ते हैं।',
    },
  ],
  startFree: 'मुफ़्त चित्र से शुरू करें',
  promises: ['शुरुआत के लिए मुफ़्त डाउनलोड', `एक ही मूल्य: हर फ़ोटो या ग्राफ़िक ${price}* में`, 'आजीवन लाइसेंस, कोई सदस्यता नहीं'],
  gallery: 'अपना चित्र खोजें',
  gallerySub: 'हर दिन बढ़ते संग्रह',
  whyTitle: ({ name }) => `${name} ही क्यों`,
  why: [
    { title: 'मुफ़्त शुरुआत', text: 'कार्ड की जानकारी दिए बिना मुफ़्त चित्र डाउनलोड करें।' },
    { title: 'एक ही मूल्य', text: `हर फ़ोटो या ग्राफ़िक ${price}* में। मूल्यों की तुलना करने की ज़रूरत नहीं।` },
    { title: 'कोई सदस्यता नहीं', text: 'जब जिस चित्र की ज़रूरत हो, तब उसी का भुगतान करें।' },
    {
      title: 'जीवन भर का लाइसेंस',
      text: 'चित्र हमेशा के लिए आपके इस्तेमाल में, और हर दिन जुड़ता नया काम।',
      more: 'लाइसेंस पढ़ें',
    },
  ],
  priceNote: ({ tax }) =>
    tax.percent === 0
      ? `* ${tax.label} नहीं जुड़ता।`
      : `* ${tax.percent}% ${tax.label} अलग से: कुल ${formatRupees(totalsOf([ITEM_PRICE], tax.percent).total)}।`,
}
