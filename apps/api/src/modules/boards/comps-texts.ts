import type { Shop } from '@chitra/messages/shop.ts'
import { inLanguage, itemPath, type Language } from '@chitra/paths'
import { type Item, makerOf } from '../catalogue/index.ts'
import { asLine } from './boards.ts'

interface CompsTexts {
  about: (shop: string) => string
  terms: string
  by: (maker: string) => string
}

const TEXTS: Record<Language, CompsTexts> = {
  en: {
    about: (shop) => `Comps of ${shop}: watermarked previews to choose by.`,
    terms:
      'They are not licensed. Do not publish them in print, on the web or in a product. Whoever uses a picture needs its licence, which is to be had on its page.',
    by: (maker) => `By ${maker}`,
  },
  hi: {
    about: (shop) => `${shop} के कॉम्प: चुनने के लिए वॉटरमार्क वाले प्रीव्यू।`,
    terms:
      'इनका कोई लाइसेंस नहीं है। इन्हें छपाई में, वेब पर या किसी उत्पाद में प्रकाशित न करें। किसी चित्र को इस्तेमाल करने के लिए उसका लाइसेंस ज़रूरी है, जो चित्र के पृष्ठ पर मिलता है।',
    by: (maker) => `रचनाकार: ${maker}`,
  },
}

/** The text that lies beside comps: what they are, and of each its file, title, maker and page. */
export function compsText(
  { shop, publicUrl }: { shop: Shop; publicUrl: string },
  board: { name: string },
  comps: readonly { name: string; item: Item }[],
  language: Language,
): string {
  const texts = TEXTS[language]
  const entries = comps.map(({ name, item }) => {
    const path = itemPath({ _id: item.public_id, name: item.name, categoryId: item.category_public_id })
    return [name, asLine(item.name), texts.by(asLine(makerOf(item))), publicUrl + inLanguage(path, language)].join('\n')
  })
  return `${[board.name, `${texts.about(shop.name)}\n${texts.terms}`, ...entries].join('\n\n')}\n`
}
