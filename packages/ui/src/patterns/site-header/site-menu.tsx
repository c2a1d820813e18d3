import { useState, type ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { MenuIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Sheet } from '../../primitives/sheet/sheet.tsx'
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

/** On narrow screens the tabs and the links of a visitor or a user stand in a sheet. A link that is followed shuts it. */
export function SiteMenu({ tabs, accountLinks, visitorLinks, menuExtra }: SiteMenuProps) {
  const labels = useLabels()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton
        label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-me-2.5 lg:hidden"
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Sheet open={open} onOpenChange={(change) => setOpen(change.open)} title={labels.openMenu}>
        <nav aria-label={labels.primaryNavigation}>
          <MenuLinks links={tabs} onFollow={close} />
          {accountLinks.length > 0 && <MenuLinks links={accountLinks} onFollow={close} className="mt-4 border-t pt-4" />}
        </nav>
        {visitorLinks.length > 0 && (
          <div className="mt-4 grid auto-cols-fr grid-flow-col gap-2.5 border-t pt-5">
            {visitorLinks.map((link) => (
              <Button key={link.href} asChild variant="secondary">
                <Link href={link.href} onClick={close}>
                  {link.label}
                </Link>
              </Button>
            ))}
          </div>
        )}
        {menuExtra ? <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 border-t pt-5">{menuExtra}</div> : null}
      </Sheet>
    </>
  )
}

function MenuLinks({ links, onFollow, className }: { links: ReadonlyArray<HeaderTab>; onFollow: () => void; className?: string }) {
  return (
    <ul className={cn('flex flex-col gap-1', className)}>
      {links.map((link) => (
        <li key={link.href}>
          <Link
            href={link.href}
            aria-current={link.current ? 'page' : undefined}
            onClick={onFollow}
            className="-mx-3 flex min-h-12 items-center rounded-lg px-3 text-lg text-ink no-underline hover:bg-hover aria-[current=page]:font-bold"
          >
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
