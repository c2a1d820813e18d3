import type { ComponentProps, ReactNode } from 'react'

export interface ContactWay {
  /** What it is: 'Write to us'. */
  name: string
  /** `mailto:` or `tel:`. */
  href: string
  /** The address or the number. */
  label: string
}

export interface ContactWaysProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** One below the other on a phone, two in a row from 768 px. */
  ways: ReadonlyArray<ContactWay>
  /** Below them: what to read first. May hold a link. */
  note?: ReactNode
}

/** How to reach the people of the shop. */
export function ContactWays({ ways, note, ...rest }: ContactWaysProps) {
  return (
    <div {...rest}>
      <ul className="grid max-w-2xl gap-4 md:grid-cols-2">
        {ways.map(({ name, href, label }) => (
          <li key={href} className="rounded-2xl border bg-surface p-5 md:p-6">
            <p className="text-sm text-soft">{name}</p>
            <a href={href} className="mt-1 inline-flex min-h-9 items-center text-lg font-semibold wrap-anywhere text-neel underline">
              {label}
            </a>
          </li>
        ))}
      </ul>
      {note ? <p className="mt-8 text-soft [&_a]:font-semibold [&_a]:text-neel">{note}</p> : null}
    </div>
  )
}
