import type { Content } from '@radix-ui/react-dialog'
import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { useOnceTrue } from '../../use-once-true.ts'

export type SheetSide = 'left' | 'right' | 'start' | 'end'

export interface SheetProps extends Omit<ComponentProps<typeof Content>, 'title'> {
  /** Whether it is shown; the caller keeps it. */
  open: boolean
  /** Esc, the cross or a press beside it asks to close. */
  onOpenChange: (change: { open: boolean }) => void
  /** Names the panel, at its head. */
  title: ReactNode
  /** Where it comes from; `start` and `end` change places where the page is read from right to left. */
  side?: SheetSide | undefined
  /** Beside the title: 'Clear all', for example. */
  action?: ReactNode
  /** Stays at the foot while the rest scrolls. */
  footer?: ReactNode
}

const Panel = lazy(async () => ({ default: (await import('./sheet-panel.tsx')).SheetPanel }))

/** A panel that slides in from a side and holds focus until it closes. Its code comes when it is first opened. */
export function Sheet(props: SheetProps) {
  return useOnceTrue(props.open) ? (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  ) : null
}
