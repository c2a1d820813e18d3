import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CloseIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { overlayClasses } from '../dialog/dialog.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

const sideClasses = {
  left: 'left-0 animate-slide-left border-r',
  right: 'right-0 animate-slide-right border-l',
}

export interface SheetProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  open: boolean
  onOpenChange: (change: { open: boolean }) => void
  title: ReactNode
  side?: 'left' | 'right' | undefined
  /** Beside the title: 'Clear all', for example. */
  action?: ReactNode
  footer?: ReactNode
}

/** A panel that slides in from a side and holds focus until it closes. */
export function Sheet({ open, onOpenChange, title, side = 'right', action, footer, className, children, ...rest }: SheetProps) {
  const labels = useLabels()
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          // The panel itself: its first control may be one that undoes work.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          data-side={side}
          className={cn(
            'layer-overlay fixed inset-y-0 flex w-[min(22rem,88vw)] outline-none flex-col bg-paper text-ink shadow-lg',
            sideClasses[side],
            className,
          )}
          {...rest}
        >
          <div className="flex items-center gap-2 border-b px-5 py-3">
            <Radix.Title className="grow text-lg">{title}</Radix.Title>
            {action}
            <Radix.Close asChild>
              <IconButton label={labels.close} className="-mr-2.5">
                <CloseIcon aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="grow overflow-y-auto px-5 py-4">{children}</div>
          {footer ? <div className="border-t px-5 py-4">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
