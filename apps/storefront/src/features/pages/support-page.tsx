import { ContactWays, Link, StaticPage } from '@chitra/ui'
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
  const call = { name: words.call, href: `tel:${phone.replace(/[^+\d]/g, '')}`, label: phone }
  return (
    <StaticPage title={words.title} text={words.text} links={linksFrom(paths.support)} kind="parts">
      <ContactWays
        ways={[{ name: words.write, href: `mailto:${email}`, label: email }, ...(phone === '' ? [] : [call])]}
        note={
          <>
            {words.faqFirst} <Link href={paths.faq}>{words.faqLink}</Link>
          </>
        }
      />
    </StaticPage>
  )
}
