import * as Radix from '@radix-ui/react-popover'
import type { RefObject } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx'

export interface DateRangePopoverProps extends Omit<DateRangePickerProps, 'today'> {
  /** The button it hangs on, and gives focus back to. */
  anchor: RefObject<HTMLButtonElement | null>
  /** The day it was when it was opened, yyyy-MM-dd; null is closed. */
  today: string | null
  /** Esc or a press beside it. */
  onClose: () => void
}

/** What a DateRangeField draws, from its first opening on. */
export function DateRangePopover({ anchor, today, onClose, ...picker }: DateRangePopoverProps) {
  const labels = useLabels(orderLabels)
  return (
    <Radix.Root modal open={today !== null} onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal>
        <Radix.Content
          aria-label={labels.dateRange}
          align="end"
          sideOffset={8}
          collisionPadding={16}
          onOpenAutoFocus={focusWhatIsChosen}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          className={cn(
            'layer-menu max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-2rem))] overflow-y-auto md:w-auto',
            'animate-rise rounded-xl border bg-raised text-ink shadow-lg outline-none',
          )}
        >
          {today !== null && <DateRangePicker today={today} {...picker} />}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The preset that rules, or the day in the calendar, rather than whatever comes first. */
function focusWhatIsChosen(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const chosen = event.currentTarget.querySelector<HTMLElement>('[data-starts-here]')
  if (chosen === null) return
  event.preventDefault()
  chosen.focus()
}
