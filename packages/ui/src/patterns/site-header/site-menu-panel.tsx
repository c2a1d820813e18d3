import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { SheetPanel } from '../../primitives/sheet/sheet-panel.tsx'
import type { HeaderTab } from './header-links.ts'
import type { SiteMenuProps } from './site-menu-props.ts'

export interface SiteMenuPanelProps extends SiteMenuProps {
  /** Whether it is open (controlled). */
  open: boolean
  /** Esc, the cross, a press beside it, or a link that is followed asks to close. */
  onOpenChange: (change: { open: boolean }) => void
}

/** The sheet of a SiteMenu; its code comes when it is first opened. */
export function SiteMenuPanel({ open, onOpenChange, tabs, accountLinks, visitorLinks, menuExtra }: SiteMenuPanelProps) {
  const labels = useLabels()
  const close = () => onOpenChange({ open: false })
  return (
    <SheetPanel open={open} onOpenChange={onOpenChange} title={labels.openMenu}>
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
    </SheetPanel>
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
