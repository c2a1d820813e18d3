import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { CalendarIcon, ChevronDownIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { controlClasses } from '../../primitives/field/field.tsx'
import type { SelectOption } from '../../primitives/select/select.tsx'
import { useOnceTrue } from '../../use-once-true.ts'
import { dayHere, type DateRange } from './calendar-days.ts'
import { rangeText } from './calendar-texts.ts'

export type { DateRange } from './calendar-days.ts'

/** The `preset` of those who choose days of their own. */
export const customRange = 'custom'

export interface DateRangeFieldProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** 'Today', 'Last 7 Days', beside the calendar: what they mean is the caller's to know. */
  presets: ReadonlyArray<SelectOption>
  /** A preset's value, or `customRange`. */
  preset: string
  /** A preset was chosen. */
  onPresetChange: (change: { preset: string }) => void
  /** The days that rule where `preset` is `customRange`; yyyy-MM-dd, empty is open-ended. */
  range: DateRange
  /** Days were chosen: from now on they rule, so that `preset` is `customRange`. */
  onRangeChange: (change: { range: DateRange; preset: typeof customRange }) => void
  /** The day it is, yyyy-MM-dd; where the device is by default. */
  today?: string | undefined
  /** The last day that can be chosen, yyyy-MM-dd; today by default, since orders lie in the past. */
  latest?: string | undefined
}

const loadPopover = async () => ({ default: (await import('./date-range-popover.tsx')).DateRangePopover })
const Popover = lazy(loadPopover)
/** When somebody is about to open it. What fails here is asked for again, and told of, at the opening itself. */
const fetchAhead = () => void loadPopover().catch(() => undefined)

/** Which days: a name for them, or the first and the last, typed or chosen in a calendar. Weeks begin as they do where `labels.locale` is. */
export function DateRangeField({
  presets,
  preset,
  onPresetChange,
  range,
  onRangeChange,
  today,
  latest,
  className,
  ...rest
}: DateRangeFieldProps) {
  const labels = useLabels(orderLabels)
  // The day it was when the calendar was opened; null while it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const open = openedOn !== null
  const opened = useOnceTrue(open)
  const button = useRef<HTMLButtonElement>(null)
  const text = presets.find(({ value }) => value === preset)?.label ?? rangeText(range, labels)
  return (
    <div className={cn('min-w-[min(14rem,100%)]', className)} {...rest}>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-label={`${labels.dateRange}: ${text}`}
        data-state={open ? 'open' : 'closed'}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpenedOn(open ? null : (today ?? dayHere(new Date())))}
        className={cn(controlClasses, 'flex h-12 items-center gap-2.5 px-3.5 text-start data-[state=open]:border-ink')}
      >
        <CalendarIcon aria-hidden="true" className="size-5 shrink-0 text-soft" />
        <span className="min-w-0 grow truncate tabular-nums">{text}</span>
        <ChevronDownIcon aria-hidden="true" className="size-4 shrink-0 text-soft" />
      </button>
      {opened && (
        <Suspense fallback={null}>
          <Popover
            anchor={button}
            presets={presets}
            preset={preset}
            range={preset === customRange ? range : noDays}
            today={openedOn}
            latest={latest ?? openedOn ?? ''}
            onClose={() => setOpenedOn(null)}
            onPreset={(choice) => {
              setOpenedOn(null)
              onPresetChange(choice)
            }}
            onRange={(choice) => {
              setOpenedOn(null)
              onRangeChange({ ...choice, preset: customRange })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

const noDays: DateRange = { from: '', to: '' }
