import type { ComponentProps } from 'react'
import { useMemo, useState } from 'react'
import { DayButton, DayPicker, type DayButtonProps, type Formatters, type Labels } from 'react-day-picker'
import { cn } from '../../cn.ts'
import { useDirection } from '../../direction.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { dateOf, dayHere, firstWeekdayOf, isDay, rangeBetween, type DateRange } from './calendar-days.ts'
import { dateTexts } from './calendar-texts.ts'

export interface MonthGridProps {
  /** The chosen days; a range without its last day is shown up to the day under the pointer or the focus. */
  range: DateRange
  /** The day whose month is shown, yyyy-MM-dd. Focus starts there. */
  day: string
  /** Called when another month is shown, with its first day. */
  onMonthChange: (change: { day: string }) => void
  /** Called when a day is pressed. */
  onChoose: (choice: { day: string }) => void
  /** Marked as today, yyyy-MM-dd. */
  today: string
  /** The last day that can be chosen, yyyy-MM-dd. */
  latest: string
  /** Focus starts on `day` when the surrounding dialog opens. */
  startsHere: boolean
}

/** One month after the ARIA grid pattern (react-day-picker): arrows go by day and week, Home and End to a week's ends, Page Up and Down by month, with Shift by year. */
export function MonthGrid({ range, day, onMonthChange, onChoose, today, latest, startsHere }: MonthGridProps) {
  const labels = useLabels(orderLabels)
  const [near, setNear] = useState<string | null>(null)
  const shown = range.from !== '' && range.to === '' && near !== null ? rangeBetween(range.from, near) : range
  const { formatters, names } = useMemo(() => textsOf(labels), [labels])

  return (
    <DayPicker
      mode="range"
      fixedWeeks
      navLayout="around"
      dir={useDirection()}
      lang={labels.locale}
      weekStartsOn={firstWeekdayOf(labels.locale)}
      today={dateOf(today)}
      month={dateOf(day)}
      onMonthChange={(month) => onMonthChange({ day: dayHere(month) })}
      endMonth={dateOf(latest)}
      disabled={(date) => dayHere(date) > latest}
      selected={{ from: dateIfDay(shown.from), to: dateIfDay(shown.to) }}
      onSelect={(_, chosen) => onChoose({ day: dayHere(chosen) })}
      onDayMouseEnter={(date) => setNear(dayHere(date))}
      onDayMouseLeave={() => setNear(null)}
      onDayFocus={(date) => setNear(dayHere(date))}
      onDayBlur={() => setNear(null)}
      modifiers={{ begin: startsHere ? dateOf(day) : false }}
      formatters={formatters}
      labels={names}
      classNames={classNames}
      components={components}
    />
  )
}

const dateIfDay = (day: string): Date | undefined => (isDay(day) ? dateOf(day) : undefined)

/** Names and numbers as the browser's `Intl` and the labels give them, instead of the library's own English. */
function textsOf(labels: typeof orderLabels): { formatters: Partial<Formatters>; names: Partial<Labels> } {
  const texts = dateTexts(labels.locale)
  return {
    formatters: { formatCaption: texts.month, formatWeekdayName: texts.weekday, formatDay: (date) => String(date.getDate()) },
    names: {
      labelGrid: texts.month,
      labelWeekday: texts.longWeekday,
      labelDayButton: (date) => texts.longDay(date),
      labelPrevious: () => labels.previousMonth,
      labelNext: () => labels.nextMonth,
    },
  }
}

const classNames = {
  month: 'grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1',
  month_caption: 'text-center text-base font-semibold',
  month_grid: 'col-span-full w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5',
  weekday: 'h-8 text-xs font-normal text-soft',
  day: 'p-0 first:rounded-s-md last:rounded-e-md h-10',
  selected: 'bg-line',
  range_start: 'rounded-s-md',
  range_end: 'rounded-e-md',
}

const components = {
  DayButton: Day,
  // The picker's own status line is the one that is announced.
  CaptionLabel: ({ children }: ComponentProps<'span'>) => <span aria-live="polite">{children}</span>,
  PreviousMonthButton: (props: ComponentProps<'button'>) => (
    <MonthButton {...props}>
      <ChevronLeftIcon aria-hidden="true" className="rtl:-scale-x-100" />
    </MonthButton>
  ),
  NextMonthButton: (props: ComponentProps<'button'>) => (
    <MonthButton {...props}>
      <ChevronRightIcon aria-hidden="true" className="rtl:-scale-x-100" />
    </MonthButton>
  ),
}

function MonthButton({ 'aria-label': label = '', 'aria-disabled': isOff, tabIndex, onClick, children }: ComponentProps<'button'>) {
  return (
    <IconButton
      size="sm"
      label={label}
      aria-disabled={isOff}
      tabIndex={tabIndex}
      onClick={onClick}
      className="aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
    >
      {children}
    </IconButton>
  )
}

function Day(props: DayButtonProps) {
  const { today, selected, begin, range_middle: isBetween } = props.modifiers
  const isEnd = selected === true && isBetween !== true
  return (
    <DayButton
      {...props}
      aria-current={today === true ? 'date' : undefined}
      data-starts-here={begin === true || undefined}
      className={cn(
        'flex h-10 w-full min-w-0 items-center justify-center rounded-md text-sm tabular-nums hover:inset-ring hover:inset-ring-ink',
        'disabled:text-soft disabled:opacity-60 disabled:hover:inset-ring-0',
        'aria-[current=date]:font-bold aria-[current=date]:underline aria-[current=date]:decoration-2 aria-[current=date]:underline-offset-4',
        isEnd ? 'bg-ink text-paper' : 'text-ink',
      )}
    />
  )
}
