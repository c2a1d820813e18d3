import { LanguageLink, type LanguageLinkProps } from '@chitra/ui'
import { otherLanguage } from '@chitra/messages/language.ts'
import { inLanguage } from '@chitra/paths'

export interface OtherLanguageProps extends Omit<LanguageLinkProps, 'href' | 'language' | 'children'> {
  /** Of the page that is shown, with its query. */
  path: string
}

/** Leads to the same page in the other language: a new document, since each language is a shop of its own to the browser. */
export function OtherLanguage({ path, ...rest }: OtherLanguageProps) {
  const { language, name } = otherLanguage
  return (
    <LanguageLink href={inLanguage(path, language)} language={language} {...rest}>
      {name}
    </LanguageLink>
  )
}
