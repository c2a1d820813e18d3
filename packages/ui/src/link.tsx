import { createContext, use, type ComponentProps, type ComponentType, type ReactNode } from 'react'

export interface LinkProps extends ComponentProps<'a'> {
  /** Where it leads: a path of the site, or a whole address. */
  href: string
}

/** What draws a link: `a`, or an adapter that gives `href` to a router. */
export type LinkComponent = 'a' | ComponentType<LinkProps>

const LinkContext = createContext<LinkComponent>('a')

export interface LinkProviderProps {
  /** `a`, or a component that gives `href` to a router. Keep it outside of components: a new one on every render draws all links anew. */
  value: LinkComponent
  /** The app. */
  children: ReactNode
}

/** Chooses what draws the links of every part within. */
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
