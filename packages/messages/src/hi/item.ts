import type * as english from '../item.ts'
import { LICENCE_LIMITS } from '../licence-limits.ts'
import type { Translation } from '../translation.ts'

export const item: Translation<typeof english.item> = {
  saveToBoard: 'बोर्ड में सहेजें',
  size: (height, width) => `आकार • ${height} × ${width} पिक्सेल`,
  licence: 'निजी और व्यावसायिक इस्तेमाल, जीवन भर के लिए।',
  licenceMore: 'और जानें',
  licenceSummary: {
    title: 'लाइसेंस संक्षेप में',
    allowed: ['निजी और व्यावसायिक काम में इस्तेमाल करें, स्क्रीन पर और छपाई में, बदलकर या बिना बदले।'],
    limits: [
      `एक व्यक्ति, जीवन भर के लिए। ज़्यादा से ज़्यादा ${LICENCE_LIMITS.copies} छपी प्रतियाँ।`,
      `${LICENCE_LIMITS.audience} से कम बार देखे जाने वाले डिस्प्ले, ₹${LICENCE_LIMITS.filmBudget} तक के बजट वाली फ़िल्में।`,
    ],
    refused: ['यह फ़ाइल न बेचें, न किसी को दें, न इसे अपनी रचना बताएँ, न ट्रेडमार्क के रूप में रजिस्टर कराएँ।'],
  },
  licenceWhole: 'पूरा लाइसेंस पढ़ें',
  free: 'मुफ़्त',
  loginFirst: 'आगे बढ़ने के लिए लॉग इन करें',
  contents: (count) => `इस बंडल में (${count})`,
  credit: (author, licence) => `${author}, ${licence}`,
  facts: { types: 'फ़ाइल के प्रकार', id: 'आईडी', place: 'जगह', credit: 'श्रेय' },
}
