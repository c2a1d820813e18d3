import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

describe('common passwords', () => {
  it('are the 10,000 of the list, in any case, and common words with digits and punctuation [D-08]', () => {
    for (const common of ['123456', 'Password', 'QWERTYUIOP', 'iloveyou', 'Password1!', 'Admin@123', 'india#2026'])
      expect(isCommonPassword(common), common).toBe(true)
    for (const rare of ['Monsoon#2026', 'correct horse battery', 'पासवर्ड क्या है', '']) expect(isCommonPassword(rare), rare).toBe(false)
  })
})
