import { lazy, Suspense, useState } from 'react'
import { MenuIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { useHasBeenTrue } from '../../use-has-been-true.ts'
import type { SiteMenuProps } from './site-menu-props.ts'

const Panel = lazy(async () => ({ default: (await import('./site-menu-panel.tsx')).SiteMenuPanel }))

/** On narrow screens the tabs and the links of a visitor or a user stand in a sheet. A link that is followed shuts it. */
export function SiteMenu(props: SiteMenuProps) {
  const labels = useLabels()
  const [open, setOpen] = useState(false)
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
      {useHasBeenTrue(open) ? (
        <Suspense fallback={null}>
          <Panel {...props} open={open} onOpenChange={(change) => setOpen(change.open)} />
        </Suspense>
      ) : null}
    </>
  )
}
