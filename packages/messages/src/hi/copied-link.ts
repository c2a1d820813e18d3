import type * as english from '../copied-link.ts'
import type { Translation } from '../translation.ts'

export const link: Translation<typeof english.link> = {
  copied: 'लिंक कॉपी हो गया',
  notCopied: 'लिंक कॉपी नहीं हो सका। उसे ब्राउज़र के एड्रेस बार से कॉपी करें।',
}
