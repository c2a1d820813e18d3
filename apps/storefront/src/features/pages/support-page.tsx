import { PageHeading } from '@chitra/ui'
import { messages } from '../../messages/messages.ts'

export interface SupportPageProps {
  email: string
  /** Empty: there is none. */
  phone: string
}

export function SupportPage({ email, phone }: SupportPageProps) {
  const words = messages.support
  return (
    <div className="page-width max-w-3xl py-10">
      <PageHeading title={words.title} text={words.text} />
      <dl className="mt-6 grid gap-4 text-lg">
        <Way name={words.write} href={`mailto:${email}`} text={email} />
        {phone === '' ? null : <Way name={words.call} href={`tel:${phone.replace(/[^+\d]/g, '')}`} text={phone} />}
      </dl>
    </div>
  )
}

function Way({ name, href, text }: { name: string; href: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd>
        <a href={href} className="font-semibold text-neel underline">
          {text}
        </a>
      </dd>
    </div>
  )
}
