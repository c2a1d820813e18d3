import type * as english from '../document.ts'
import type { Translation } from '../translation.ts'

export const noScript: Translation<typeof english.noScript> =
  'JavaScript के बिना आप यहाँ चित्र देख, खोज और पढ़ सकते हैं। ख़रीदने, पसंदीदा सूची और लॉग इन के लिए वह ज़रूरी है।'
