import * as Radix from '@radix-ui/react-dialog'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CloseIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useReturnFocus } from './use-return-focus.ts'

export const overlayClasses = 'layer-overlay fixed inset-0 animate-fade bg-scrim/60'

export interface DialogProps extends Omit<ComponentProps<typeof Radix.Content>, 'title'> {
  /** Whether it is open (controlled). */
  open: boolean
  /** Called on Esc, the close button or a press outside. */
  onOpenChange: (change: { open: boolean }) => void
  /** The dialog's title and accessible name. */
  title: ReactNode
  /** A sentence below the title, read out with it. */
  description?: ReactNode
  /** The row of buttons at the end. */
  footer?: ReactNode
}

/** A modal dialog: traps focus until it closes, and returns it to the previous element. */
export function Dialog({ open, onOpenChange, title, description, footer, className, children, ...rest }: DialogProps) {
  const labels = useLabels()
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          onCloseAutoFocus={returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'layer-overlay fixed inset-0 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] base:max-w-lg flex-col gap-4 overflow-auto',
            'animate-rise rounded-2xl border bg-surface p-6 text-ink shadow-lg',
            className,
          )}
          {...rest}
        >
          <div className="flex items-start justify-between gap-4">
            <div className="flex flex-col gap-1">
              <Radix.Title className="text-xl">{title}</Radix.Title>
              {description ? <Radix.Description className="text-sm text-soft">{description}</Radix.Description> : null}
            </div>
            <Radix.Close asChild>
              <IconButton label={labels.close} size="sm" className="-mt-1 -me-2">
                <CloseIcon aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          {children}
          {footer ? <div className="flex flex-wrap justify-end gap-2">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
