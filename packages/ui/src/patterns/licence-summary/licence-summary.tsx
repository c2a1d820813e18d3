import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CheckIcon, CloseIcon, InfoIcon } from '../../icons.ts'
import { Link } from '../../link.tsx'

export interface LicenceSummaryProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** Its heading, a word or two. */
  title: string
  /** What a buyer may do; a short sentence each. */
  allowed: ReadonlyArray<string>
  /** How long, how many: the limits of it. */
  limits: ReadonlyArray<string>
  /** What nobody may do. */
  refused: ReadonlyArray<string>
  /** Where the whole text stands. */
  link: { href: string; label: string }
}

/** What a licence allows, at a glance. The sentences say for themselves what is allowed and what is not; the icons only repeat it. */
export function LicenceSummary({ title, allowed, limits, refused, link, className, ...rest }: LicenceSummaryProps) {
  return (
    <section aria-label={title} className={cn('text-sm', className)} {...rest}>
      <h2 className="text-sm">{title}</h2>
      <ul className="mt-2 flex flex-col gap-1.5 text-soft">
        <Lines icon={<CheckIcon className="text-leaf" />} texts={allowed} />
        <Lines icon={<InfoIcon />} texts={limits} />
        <Lines icon={<CloseIcon className="text-kumkum" />} texts={refused} />
      </ul>
      <Link href={link.href} className="mt-2 inline-block py-1 font-semibold text-neel underline">
        {link.label}
      </Link>
    </section>
  )
}

function Lines({ icon, texts }: { icon: ReactNode; texts: ReadonlyArray<string> }) {
  return texts.map((text) => (
    <li key={text} className="flex items-start gap-2">
      <span aria-hidden="true" className="mt-0.5 shrink-0 [&_svg]:size-4">
        {icon}
      </span>
      {text}
    </li>
  ))
}
