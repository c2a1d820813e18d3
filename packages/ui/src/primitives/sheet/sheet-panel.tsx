import * as Radix from '@radix-ui/react-dialog'
import { cn } from '../../cn.ts'
import { CloseIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { overlayClasses } from '../dialog/dialog.tsx'
import { useReturnFocus } from '../dialog/use-return-focus.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import type { SheetProps, SheetSide } from './sheet-props.ts'

const sideClasses: Record<SheetSide, string> = {
  left: 'left-0 animate-slide-left border-r',
  right: 'right-0 animate-slide-right border-l',
  start: 'start-0 animate-slide-left border-e rtl:animate-slide-right',
  end: 'end-0 animate-slide-right border-s rtl:animate-slide-left',
}

/** The panel of a Sheet, loaded when it is first opened. */
export function SheetPanel({ open, onOpenChange, title, side = 'end', action, footer, className, children, ...rest }: SheetProps) {
  const labels = useLabels()
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <Radix.Content
          // Focuses the panel itself, because its first control may be destructive.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
          }}
          onCloseAutoFocus={returnFocus}
          aria-describedby={undefined}
          data-side={side}
          className={cn(
            // The panel itself scrolls: it has focus, so that the arrow keys reach even a text without controls.
            'layer-overlay fixed inset-y-0 flex w-[min(22rem,88vw)] scroll-py-20 flex-col overflow-y-auto bg-paper text-ink shadow-lg outline-none',
            sideClasses[side],
            className,
          )}
          {...rest}
        >
          <div className="layer-header sticky top-0 flex shrink-0 items-center gap-2 border-b bg-paper px-5 py-3">
            <Radix.Title className="grow text-lg">{title}</Radix.Title>
            {action}
            <Radix.Close asChild>
              <IconButton label={labels.close} className="-me-2.5">
                <CloseIcon aria-hidden="true" />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="shrink-0 grow px-5 py-4">{children}</div>
          {footer ? <div className="layer-header sticky bottom-0 shrink-0 border-t bg-paper px-5 py-4">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
