import type { Content } from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'

export type SheetSide = 'left' | 'right' | 'start' | 'end'

export interface SheetProps extends Omit<ComponentProps<typeof Content>, 'title'> {
  /** Whether it is open (controlled). */
  open: boolean
  /** Called on Esc, the close button or a press outside. */
  onOpenChange: (change: { open: boolean }) => void
  /** The panel's title and accessible name. */
  title: ReactNode
  /** The side it slides in from; `start` and `end` are mirrored in right-to-left pages. */
  side?: SheetSide | undefined
  /** Beside the title: 'Clear all', for example. */
  action?: ReactNode
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode
}
