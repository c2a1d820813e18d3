import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Link } from '../../link.tsx'
import { Badge, type BadgeTone } from '../../primitives/badge/badge.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'
import { withLang } from '../../with-lang.tsx'
import { type Fact, FactList } from '../fact-list/fact-list.tsx'

export interface LicenceCardProps extends Omit<ComponentProps<'li'>, 'title'> {
  /** The item's page. */
  href: string
  /** The item's name. */
  title: string
  /** Below it: 'By Meera Nair'. */
  detail?: ReactNode
  /** Small, beside the name. */
  picture: PictureData
  /** What is said of it at a glance: 'Refunded'. */
  badges?: ReadonlyArray<{ label: string; tone: BadgeTone }> | undefined
  /** Code, licensee, day, text, client, project. */
  facts: ReadonlyArray<Fact>
  /** Buttons and links, from left to right. */
  actions?: ReactNode
  /** Below the actions: a form that is open. */
  children?: ReactNode
}

/** A licence that somebody holds; belongs in a `ul`. */
export function LicenceCard({ href, title, detail, picture, badges = [], facts, actions, className, children, ...rest }: LicenceCardProps) {
  const titleId = useId()
  return (
    <li aria-labelledby={titleId} className={cn('flex gap-4 border-b py-6 max-md:flex-col md:gap-6', className)} {...rest}>
      <Link href={href} aria-hidden="true" tabIndex={-1} className="block h-24 w-32 shrink-0 overflow-hidden rounded-lg">
        <Picture picture={picture} decorative sizes="128px" className="size-full" />
      </Link>
      <div className="min-w-0 grow space-y-4">
        <div>
          <h2 id={titleId} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base font-semibold">
            <Link href={href} className="wrap-anywhere text-ink no-underline hover:underline">
              {withLang(title)}
            </Link>
            {badges.map((badge) => (
              <Badge key={badge.label} tone={badge.tone}>
                {badge.label}
              </Badge>
            ))}
          </h2>
          {detail ? <p className="text-sm text-soft">{withLang(detail)}</p> : null}
        </div>
        <FactList facts={facts} />
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
        {children}
      </div>
    </li>
  )
}
