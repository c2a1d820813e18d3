import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { cn } from '../../cn.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { IconButton } from '../../primitives/icon-button/icon-button.tsx'
import { addMonths, dayByKey, firstWeekdayOf, monthOf, notAfter, rangeBetween, weeksOf, type DateRange } from './calendar-days.ts'
import { longDayText, monthText, weekdayTexts } from './calendar-texts.ts'

export interface MonthGridProps {
  /** The chosen days; a range without its last day is shown up to the day under the pointer or the focus. */
  range: DateRange
  /** The one day that Tab reaches, yyyy-MM-dd; its month is shown. */
  day: string
  /** Called when it moves to another day or month. */
  onDayChange: (change: { day: string }) => void
  /** Called when a day is pressed. */
  onChoose: (choice: { day: string }) => void
  /** Marked as today, yyyy-MM-dd. */
  today: string
  /** The last day that can be chosen, yyyy-MM-dd. */
  latest: string
  /** Focus starts on `day` when the surrounding dialog opens. */
  startsHere: boolean
}

/** One month after the ARIA grid pattern: arrows go by day and week, Home and End to a week's ends, Page Up and Down by month, with Shift by year. */
export function MonthGrid({ range, day, onDayChange, onChoose, today, latest, startsHere }: MonthGridProps) {
  const labels = useLabels(orderLabels)
  const headingId = useId()
  const [near, setNear] = useState<string | null>(null)
  const current = useRef<HTMLButtonElement>(null)
  const followsKeys = useRef(false)
  const month = monthOf(day)
  const firstWeekday = firstWeekdayOf(labels.locale)
  const nameOf = longDayText(labels.locale)
  const shown = range.from !== '' && range.to === '' && near !== null ? rangeBetween(range.from, near) : range

  // The day may be in a month that was not rendered when the key was pressed.
  useEffect(() => {
    if (followsKeys.current) current.current?.focus()
    followsKeys.current = false
  })

  const goTo = (next: string) => onDayChange({ day: notAfter(next, latest) })
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayByKey(day, event, firstWeekday, getComputedStyle(event.currentTarget).direction === 'rtl')
    if (next === null) return
    event.preventDefault()
    followsKeys.current = notAfter(next, latest) !== day
    goTo(next)
  }
  const isLastMonth = month >= monthOf(latest)

  return (
    <div>
      <div className="mb-1 flex items-center justify-between gap-2">
        <IconButton size="sm" label={labels.previousMonth} onClick={() => goTo(addMonths(day, -1))}>
          <ChevronLeftIcon aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
        <p id={headingId} aria-live="polite" className="text-base font-semibold">
          {monthText(month, labels.locale)}
        </p>
        <IconButton
          size="sm"
          label={labels.nextMonth}
          aria-disabled={isLastMonth || undefined}
          onClick={() => !isLastMonth && goTo(addMonths(day, 1))}
          className="aria-disabled:cursor-default aria-disabled:opacity-40 aria-disabled:hover:bg-transparent"
        >
          <ChevronRightIcon aria-hidden="true" className="rtl:-scale-x-100" />
        </IconButton>
      </div>
      {/* As high as six weeks, so that nothing below moves from month to month. */}
      <div className="min-h-72">
        <table
          role="grid"
          aria-labelledby={headingId}
          aria-multiselectable="true"
          className="w-full table-fixed border-separate border-spacing-x-0 border-spacing-y-0.5"
          onKeyDown={step}
          onPointerLeave={() => setNear(null)}
          onBlur={() => setNear(null)}
        >
          <thead>
            <tr>
              {weekdayTexts(labels.locale, firstWeekday).map(({ short, long }) => (
                <th key={long} scope="col" abbr={long} className="h-8 text-xs font-normal text-soft">
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month, firstWeekday).map((week, index) => (
              <tr key={index}>
                {week.map((date, column) =>
                  date === null ? (
                    <td key={column}>&nbsp;</td>
                  ) : (
                    <td
                      role="gridcell"
                      key={column}
                      aria-selected={isWithin(date, shown)}
                      data-place={placeIn(date, shown)}
                      className={cn(
                        'group p-0 aria-selected:bg-line',
                        'first:rounded-s-md last:rounded-e-md data-[place=first]:rounded-s-md data-[place=last]:rounded-e-md',
                        'data-[place=only]:rounded-md',
                      )}
                    >
                      <button
                        ref={date === day ? current : undefined}
                        type="button"
                        aria-label={nameOf(date)}
                        aria-current={date === today ? 'date' : undefined}
                        disabled={date > latest}
                        tabIndex={date === day ? 0 : -1}
                        data-starts-here={(startsHere && date === day) || undefined}
                        onClick={() => onChoose({ day: date })}
                        onPointerEnter={() => setNear(date)}
                        onFocus={() => setNear(date)}
                        className={cn(
                          'flex h-10 w-full min-w-0 items-center justify-center rounded-md text-sm text-ink tabular-nums',
                          'hover:inset-ring hover:inset-ring-ink',
                          'disabled:text-soft disabled:opacity-60 disabled:hover:inset-ring-0',
                          'aria-[current=date]:font-bold aria-[current=date]:underline aria-[current=date]:decoration-2 aria-[current=date]:underline-offset-4',
                          'group-data-[place=first]:bg-ink group-data-[place=first]:text-paper',
                          'group-data-[place=last]:bg-ink group-data-[place=last]:text-paper',
                          'group-data-[place=only]:bg-ink group-data-[place=only]:text-paper',
                        )}
                      >
                        {Number(date.slice(8))}
                      </button>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

const isWithin = (day: string, { from, to }: DateRange): boolean =>
  to === '' ? day === from : from === '' ? day === to : from <= day && day <= to

/** A day's position in a range, whose ends look stronger than the days between. */
function placeIn(day: string, { from, to }: DateRange): 'only' | 'first' | 'last' | undefined {
  if (day === from) return to === '' || to === from ? 'only' : 'first'
  if (day === to) return from === '' ? 'only' : 'last'
  return undefined
}
