import type { ReactNode } from 'react'
import type { HeaderLink, HeaderTab } from './header-links.ts'

export interface SiteMenuProps {
  /** The parts of the catalogue. */
  tabs: ReadonlyArray<HeaderTab>
  /** For a signed-in user: Orders, for example. */
  accountLinks: ReadonlyArray<HeaderTab>
  /** For a visitor: Log in, Sign up. */
  visitorLinks: ReadonlyArray<HeaderLink>
  /** At the end: a ThemeToggle, for example. */
  menuExtra?: ReactNode
}
