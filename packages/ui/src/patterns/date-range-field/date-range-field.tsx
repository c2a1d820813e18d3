import { lazy, Suspense, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { CalendarIcon, ChevronDownIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { controlClasses } from '../../primitives/field/field.tsx'
import { useHasBeenTrue } from '../../use-has-been-true.ts'
import { dayHere, type DateRange } from './calendar-days.ts'
import { rangeText } from './calendar-texts.ts'
import type { DatePreset } from './date-preset.ts'

export type { DateRange } from './calendar-days.ts'
export type { DatePreset } from './date-preset.ts'

/** The `preset` value for custom days. */
export const customRange = 'custom'

export interface DateRangeFieldProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** 'Today', 'Last 7 Days', shown beside the calendar; the caller defines what they mean. */
  presets: ReadonlyArray<DatePreset>
  /** A preset's value, or `customRange`. */
  preset: string
  /** Called when a preset is chosen. */
  onPresetChange: (change: { preset: string }) => void
  /** The days in effect when `preset` is `customRange`; yyyy-MM-dd, empty is open-ended. */
  range: DateRange
  /** Called when days are chosen; `preset` should then become `customRange`. */
  onRangeChange: (change: { range: DateRange; preset: typeof customRange }) => void
  /** Today, yyyy-MM-dd; by default in the device's time zone. */
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
  // Today when the calendar was opened; null while it is closed.
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const open = openedOn !== null
  const opened = useHasBeenTrue(open)
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
