import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export interface LanguageLinkProps extends Omit<ComponentProps<'a'>, 'lang' | 'hrefLang'> {
  /** The same page in the other language. */
  href: string
  /** That language, as a BCP 47 tag such as `hi`. */
  language: string
}

/** Leads to the same page in another language, and is written in it. Loads a new document: a router does not know the other language's pages. */
export function LanguageLink({ href, language, className, children, ...rest }: LanguageLinkProps) {
  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      className={cn('inline-flex min-h-11 items-center px-3 font-names text-base text-soft no-underline hover:text-ink', className)}
      {...rest}
    >
      {children}
    </a>
  )
}
