import { useState } from 'react'
import { MenuIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { Sheet } from '../../primitives/sheet/sheet.tsx'
import type { SiteHeaderProps } from './site-header.tsx'

/** On narrow screens the tabs and the visitor's links stand in a sheet. */
export function SiteMenu({ tabs, visitorLinks = [], menuExtra }: Pick<SiteHeaderProps, 'tabs' | 'visitorLinks' | 'menuExtra'>) {
  const labels = useLabels()
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={labels.openMenu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="-mr-2.5 lg:hidden"
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      <Sheet open={open} onOpenChange={(change) => setOpen(change.open)} title={labels.openMenu}>
        <ul className="flex flex-col gap-1">
          {[...tabs, ...visitorLinks].map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                aria-current={'current' in link && link.current ? 'page' : undefined}
                onClick={() => setOpen(false)}
                className="-mx-3 flex min-h-12 items-center rounded-lg px-3 text-lg text-ink no-underline hover:bg-hover aria-[current=page]:font-bold"
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        {menuExtra ? <div className="mt-4 border-t pt-4">{menuExtra}</div> : null}
      </Sheet>
    </>
  )
}
