import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export type LinkProps = ComponentProps<'a'> & { href: string }

/** What draws a link: `a`, or an adapter that gives `href` to a router. */
export type LinkComponent = 'a' | ComponentType<LinkProps>

const LinkContext = createContext<LinkComponent>('a')

export interface LinkProviderProps {
  value: LinkComponent
  children: ReactNode
}

export function LinkProvider({ value, children }: LinkProviderProps) {
  return <LinkContext value={value}>{children}</LinkContext>
}

const leavesTheSite = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** A link to a page of the site goes through the router; one that leaves it (`https:`, `mailto:`) is always an `a`. */
export function Link({ href, ...rest }: LinkProps) {
  const Inner = use(LinkContext)
  if (leavesTheSite.test(href)) return <a href={href} {...rest} />
  return <Inner href={href} {...rest} />
}

/** A link that opens a new tab, which may not reach back into this one. */
export function ExternalLink({ href, ...rest }: LinkProps) {
  return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />
}
