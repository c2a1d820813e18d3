import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@chitra/paths'
import type { Plugin } from 'vite'

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url))
const MESSAGES = fromHere('../../packages/messages/src/')
const KIT = fromHere('../../packages/ui/src/')

/** Files beside the texts without any of their own. */
const NO_TEXTS = new Set(['shop.ts', 'licence-limits.ts', 'translation.ts', 'default-labels.ts'])

/** The language of this build. */
export const LANGUAGE: Language = LANGUAGES.find((language) => language === process.env['SHOP_LANGUAGE']) ?? 'en'

/**
 * Gives a build the texts of one language, in place of the English ones that its modules import: the shop's own and the kit's. A file of texts without its
 * counterpart ends the build; one that lacks a sentence does not compile (`Translation`).
 */
export function spokenIn(language: Language): Plugin {
  return {
    name: 'chitra:spoken-in',
    enforce: 'pre',
    resolveId(source, importer) {
      if (language === 'en' || importer === undefined) return null
      const texts = textsOf(source, importer, language)
      if (texts !== null && !existsSync(texts)) this.error(`there is no ${texts}, which ${importer} needs`)
      return texts
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { noScript } = (await import(language === 'en' ? '@chitra/messages/document.ts' : '@chitra/messages/hi/document.ts')) as {
          noScript: string
        }
        return html.replace('%LANGUAGE%', language).replace('%NO_SCRIPT%', noScript)
      },
    },
  }
}

/** The file of a language in place of an English one; null for what is no file of texts. */
function textsOf(source: string, importer: string, language: Language): string | null {
  const message = /^@chitra\/messages\/([\w-]+\.ts)$/.exec(source)?.[1]
  if (message !== undefined) return NO_TEXTS.has(message) ? null : `${MESSAGES}${language}/${message}`
  const label = importer.startsWith(KIT) ? /\/([\w-]+-labels\.ts)$/.exec(source)?.[1] : undefined
  return label === undefined || NO_TEXTS.has(label) ? null : `${KIT}labels/${language}/${label}`
}
