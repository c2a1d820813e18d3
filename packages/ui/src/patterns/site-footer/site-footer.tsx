import type { ComponentProps, ReactNode } from 'react'
import { useBrand } from '../../brand.tsx'
import { cn } from '../../cn.ts'
import { ArrowUpRightIcon } from '../../icons.ts'
import { ExternalLink, Link } from '../../link.tsx'
import { Logo } from '../../primitives/logo/logo.tsx'

export interface FooterLink {
  /** Its address. */
  href: string
  /** Its text. */
  label: string
  /** An external link: opens in a new tab and has an arrow. */
  external?: boolean | undefined
}

export interface FooterColumn {
  /** Its heading, which also names the list to screen readers. */
  title: string
  /** One below the other. */
  links: ReadonlyArray<FooterLink>
}

export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The address that the logo links to. */
  homeHref: string
  /** Below the mark: what the shop is, in two lines. */
  tagline: ReactNode
  /** Three or four; two abreast on a phone, three on a tablet. */
  columns: ReadonlyArray<FooterColumn>
  /** The last line: whose shop it is. */
  end?: ReactNode
  /** At the end of that line: FooterButtons, a ThemeToggle. */
  tools?: ReactNode
}

/** The footer of each page, dark in both themes. */
export function SiteFooter({ homeHref, tagline, columns, end, tools, className, ...rest }: SiteFooterProps) {
  const { name } = useBrand()
  return (
    <footer className={cn('bg-footer text-ink scheme-dark', className)} {...rest}>
      <div className="page-width grid gap-x-6 gap-y-10 pt-12 pb-10 max-lg:grid-cols-2 md:max-lg:grid-cols-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-[1.6fr]">
        <div className="max-lg:col-span-full">
          <Link href={homeHref} aria-label={name} className="inline-flex rounded-md no-underline">
            <Logo compact />
          </Link>
          <p className="mt-4 max-w-sm text-sm text-soft">{tagline}</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title}>
            <h2 className="mb-2 text-xs tracking-widest text-soft uppercase">{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.href}>
                  <FooterAnchor link={link} />
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      {end || tools ? (
        <div className="page-width flex flex-wrap items-center justify-between gap-4 border-t py-5 text-sm text-soft">
          {end ? <span>{end}</span> : null}
          {tools ? <span className="flex grow flex-wrap items-center justify-between gap-x-8 gap-y-4 md:grow-0">{tools}</span> : null}
        </div>
      ) : null}
    </footer>
  )
}

const anchorClasses = 'inline-flex min-h-9 items-center gap-1 rounded-sm text-sm text-ink no-underline hover:underline'

function FooterAnchor({ link }: { link: FooterLink }) {
  if (!link.external) {
    return (
      <Link href={link.href} className={anchorClasses}>
        {link.label}
      </Link>
    )
  }
  return (
    <ExternalLink href={link.href} className={anchorClasses}>
      {link.label}
      <ArrowUpRightIcon aria-hidden="true" className="size-3.5 rtl:-scale-x-100" />
    </ExternalLink>
  )
}
