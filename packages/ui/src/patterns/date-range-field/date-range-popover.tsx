import * as Radix from '@radix-ui/react-popover'
import { type RefObject, useMemo } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { DateRangePicker, type DateRangePickerProps } from './date-range-picker.tsx'

export interface DateRangePopoverProps extends Omit<DateRangePickerProps, 'today'> {
  /** The button it is attached to, and returns focus to. */
  anchor: RefObject<HTMLButtonElement | null>
  /** Today when it was opened, yyyy-MM-dd; null when closed. */
  today: string | null
  /** Called on Esc or a press outside. */
  onClose: () => void
}

/** Pixels: from its button, and from the edges of the screen. */
const [GAP, MARGIN] = [8, 16]

/** The popover of a DateRangeField, loaded when it is first opened. */
export function DateRangePopover({ anchor, today, onClose, ...picker }: DateRangePopoverProps) {
  const labels = useLabels(orderLabels)
  const place = useMemo(() => ({ current: { getBoundingClientRect: () => placeOf(anchor.current) } }), [anchor])
  return (
    <Radix.Root modal open={today !== null} onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={place} />
      <Radix.Portal>
        <Radix.Content
          aria-label={labels.dateRange}
          align="end"
          sideOffset={GAP}
          collisionPadding={MARGIN}
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

/**
 * Where it hangs: on its button; on a phone on the lower edge of the screen, since what is left below the button, in the
 * middle of the page, is no room for a month.
 */
function placeOf(button: HTMLElement | null): DOMRect {
  if (button !== null && matchMedia('(width >= 768px)').matches) return button.getBoundingClientRect()
  const { clientWidth } = document.documentElement
  return new DOMRect(0, innerHeight - MARGIN + GAP, clientWidth, 0)
}

/** Focuses the preset in effect, or the day in the calendar, instead of the first element. */
function focusWhatIsChosen(event: Event) {
  if (!(event.currentTarget instanceof HTMLElement)) return
  const chosen = event.currentTarget.querySelector<HTMLElement>('[data-starts-here]')
  if (chosen === null) return
  event.preventDefault()
  chosen.focus()
}
