import type * as english from '../shortcut.ts'
import type { Translation } from '../translation.ts'

export const shortcuts: Translation<typeof english.shortcuts> = {
  text: 'अक्षरों वाली कुंजियाँ उस चित्र पर, जो फ़ोकस में हो या बड़ा करके खुला हो, और आइटम के पृष्ठ पर काम करती हैं, पर टाइप करते समय नहीं।',
  on: 'एक कुंजी वाले शॉर्टकट',
  off: 'ये बंद हैं: केवल तीर वाली कुंजियाँ, Enter और Esc काम करती हैं।',
  groups: [
    {
      title: 'हर जगह',
      keys: [
        { keys: ['/'], does: 'खोजें' },
        { keys: ['?'], does: 'यह मदद खोलें' },
        { keys: ['Esc'], does: 'बंद करें' },
      ],
    },
    {
      title: 'गैलरी में',
      keys: [
        { keys: ['←', '→', '↑', '↓'], does: 'अगले चित्र पर जाएँ' },
        { keys: ['Enter'], does: 'चित्र खोलें' },
      ],
    },
    {
      title: 'चित्र पर',
      keys: [
        { keys: ['L'], does: 'बड़ा करके देखें' },
        { keys: ['W'], does: 'पसंदीदा सूची में जोड़ें, या उससे हटाएँ' },
        { keys: ['C'], does: 'चित्र का लिंक कॉपी करें' },
      ],
    },
    {
      title: 'बड़ा करके देखते समय',
      keys: [
        { keys: ['←', '→'], does: 'पिछला और अगला चित्र' },
        { keys: ['Home', 'End'], does: 'पहला और आख़िरी चित्र' },
      ],
    },
  ],
}
