import { LanguageLink } from '@chitra/ui'
import { otherLanguage } from '@chitra/messages/language.ts'
import { inLanguage } from '@chitra/paths'

/** Leads to the same page in the other language: a new document, since each language is a shop of its own to the browser. */
export function OtherLanguage({ path }: { path: string }) {
  const { language, name } = otherLanguage
  return (
    <LanguageLink href={inLanguage(path, language)} language={language}>
      {name}
    </LanguageLink>
  )
}
