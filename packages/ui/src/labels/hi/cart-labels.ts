import type { cartLabels as english } from '../cart-labels.ts'

export const cartLabels: typeof english = {
  removeFromCart: (title) => `${title} को कार्ट से हटाएँ`,
  moveToWishList: 'पसंदीदा सूची में ले जाएँ',
  moveItemToWishList: (title) => `पसंदीदा सूची में ले जाएँ: ${title}`,
  summary: 'सारांश',
  subtotal: 'उप-योग',
  taxesAndCharges: 'कर और शुल्क',
  total: 'कुल',
  checkout: 'भुगतान करें',
  paymentProgress: 'भुगतान',
  paymentSteps: { open: 'शुरुआत', pay: 'भुगतान', confirm: 'पुष्टि' },
  payment: {
    opening: { title: 'भुगतान की विंडो खुल रही है', text: 'कृपया एक क्षण रुकें।' },
    waiting: { title: 'विंडो में भुगतान करें', text: 'जो विंडो खुली है, उसमें भुगतान पूरा करें। यह पृष्ठ तब तक प्रतीक्षा करेगा।' },
    confirming: { title: 'आपके भुगतान की पुष्टि हो रही है', text: 'दोबारा भुगतान करने की ज़रूरत नहीं। इसमें कुछ सेकंड लगते हैं।' },
    done: { title: 'भुगतान हो गया। चित्र आपके हैं', text: 'वे “मेरे ऑर्डर” में हैं। जितनी बार चाहें, डाउनलोड करें।' },
    failed: { title: 'भुगतान नहीं हो सका', text: 'कुछ भी ख़रीदा नहीं गया, और आपका कार्ट वैसा ही है।' },
  },
}
