import type { StaticPageLink } from '@chitra/ui'
import * as messages from '@chitra/messages/pages.ts'
import { paths } from '@chitra/paths'

const pages = [
  { href: paths.about, label: messages.pages.about },
  { href: paths.faq, label: messages.pages.faq },
  { href: paths.support, label: messages.pages.support },
  { href: paths.careers, label: messages.pages.careers },
  { href: paths.terms, label: messages.pages.terms },
  { href: paths.privacy, label: messages.pages.privacy },
] as const

/** The six pages of text, beside each of them. */
export const linksFrom = (path: (typeof pages)[number]['href']): StaticPageLink[] =>
  pages.map((page) => ({ ...page, current: page.href === path }))
