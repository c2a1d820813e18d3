import type * as english from '../save-to-board.ts'
import type { Translation } from '../translation.ts'

export const save: Translation<typeof english.save> = {
  title: 'बोर्ड में सहेजें',
  savedTo: (name) => `“${name}” में सहेजा गया`,
  removedFrom: (name) => `“${name}” से हटाया गया`,
  failed: 'बोर्ड लोड नहीं हो सके। कृपया फिर से कोशिश करें',
}
