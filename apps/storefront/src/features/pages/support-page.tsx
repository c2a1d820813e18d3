import { Link, StaticPage } from '@chitra/ui'
import type { ReactNode } from 'react'
import * as messages from '@chitra/messages/pages.ts'
import { paths } from '@chitra/paths'
import { linksFrom } from './page-links.ts'

export interface SupportPageProps {
  email: string
  /** Empty: there is none. */
  phone: string
}

const words = messages.support

export function SupportPage({ email, phone }: SupportPageProps) {
  return (
    <StaticPage title={words.title} text={words.text} links={linksFrom(paths.support)} kind="parts">
      <ul className="grid max-w-2xl gap-4 md:grid-cols-2">
        <Way name={words.write} href={`mailto:${email}`}>
          {email}
        </Way>
        {phone === '' ? null : (
          <Way name={words.call} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </Way>
        )}
      </ul>
      <p className="mt-8 text-soft">
        {words.faqFirst}{' '}
        <Link href={paths.faq} className="font-semibold text-neel">
          {words.faqLink}
        </Link>
      </p>
    </StaticPage>
  )
}

function Way({ name, href, children }: { name: string; href: string; children: ReactNode }) {
  return (
    <li className="rounded-2xl border bg-surface p-5 md:p-6">
      <p className="text-sm text-soft">{name}</p>
      <a href={href} className="mt-1 inline-flex min-h-9 items-center text-lg font-semibold wrap-anywhere text-neel underline">
        {children}
      </a>
    </li>
  )
}
