import { useRef, useState, type FormEvent } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { orderLabels } from '../../labels/order-labels.ts'
import { Button } from '../../primitives/button/button.tsx'
import type { DatePreset } from './date-preset.ts'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { countDays, faultOf, isDay, notAfter, withChosenDay, type DateRange, type RangeFault } from './calendar-days.ts'
import { dayText } from './calendar-texts.ts'
import { MonthGrid } from './month-grid.tsx'

export interface DateRangePickerProps {
  /** Ranges with a name, offered beside the calendar. */
  presets: ReadonlyArray<DatePreset>
  /** The value of the preset in effect; any other string for custom days. */
  preset: string
  /** The days to start from. */
  range: DateRange
  /** yyyy-MM-dd */
  today: string
  /** The last day that can be chosen, yyyy-MM-dd. */
  latest: string
  /** Called when a preset is chosen. */
  onPreset: (choice: { preset: string }) => void
  /** Called when days are chosen and confirmed. */
  onRange: (choice: { range: DateRange }) => void
}

const faultFields: Record<RangeFault, keyof DateRange> = {
  empty: 'from',
  'first-too-late': 'from',
  'last-too-late': 'to',
  backwards: 'to',
}

/** The field's popover: presets, two typed days, and a month to choose from. Reports nothing before it is confirmed. */
export function DateRangePicker({ presets, preset, range, today, latest, onPreset, onRange }: DateRangePickerProps) {
  const labels = useLabels(orderLabels)
  const [draft, setDraft] = useState(range)
  const [day, setDay] = useState(notAfter([range.to, range.from, today].find(isDay) ?? today, latest))
  const [fault, setFault] = useState<RangeFault | null>(null)
  const fields = { from: useRef<HTMLInputElement>(null), to: useRef<HTMLInputElement>(null) }
  const hasPreset = presets.some(({ value }) => value === preset)

  const change = (next: DateRange) => {
    setDraft(next)
    setFault(null)
  }
  const type = (end: keyof DateRange, text: string) => {
    change({ ...draft, [end]: text })
    if (isDay(text)) setDay(notAfter(text, latest))
  }
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is at the end of the document, but in React's tree inside the form of the field.
    event.stopPropagation()
    const found = faultOf(draft, latest)
    setFault(found)
    if (found === null) onRange({ range: draft })
    else fields[faultFields[found]].current?.focus()
  }
  const latestText = dayText(latest, labels.locale)
  const faultTexts: Record<RangeFault, string> = {
    empty: labels.chooseFirstDay,
    'first-too-late': labels.dayTooLate(latestText),
    'last-too-late': labels.dayTooLate(latestText),
    backwards: labels.lastDayTooEarly,
  }
  const errorOf = (end: keyof DateRange) => (fault !== null && faultFields[fault] === end ? faultTexts[fault] : undefined)

  return (
    <div className="flex max-md:flex-col">
      <div className="flex flex-wrap gap-1.5 p-4 max-md:border-b md:w-42 md:flex-col md:flex-nowrap md:border-e md:p-3">
        {presets.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            aria-pressed={value === preset}
            data-starts-here={value === preset || undefined}
            onClick={() => onPreset({ preset: value })}
            className={cn(
              'min-h-9 rounded-md px-3 text-start text-sm text-ink hover:bg-hover max-md:border max-md:border-edge/60 md:min-h-10',
              'aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:font-semibold aria-pressed:text-paper',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <form noValidate onSubmit={confirm} className="flex flex-col gap-4 p-4 md:w-84">
        <div className="grid grid-cols-2 items-start gap-2.5">
          {(['from', 'to'] as const).map((end) => (
            <TextField
              key={end}
              ref={fields[end]}
              type="date"
              label={end === 'from' ? labels.dateFrom : labels.dateTo}
              value={draft[end]}
              max={latest}
              error={errorOf(end)}
              onChange={(event) => type(end, event.target.value)}
              className="min-w-0 [&_input]:px-2.5 [&_input]:text-sm [&_input]:tabular-nums [&_input::-webkit-calendar-picker-indicator]:hidden"
            />
          ))}
        </div>
        <MonthGrid
          range={draft}
          day={day}
          onMonthChange={(next) => setDay(next.day)}
          onChoose={(choice) => {
            setDay(choice.day)
            change(withChosenDay(draft, choice.day))
          }}
          today={today}
          latest={latest}
          startsHere={!hasPreset}
        />
        <div className="sticky bottom-0 -mb-4 flex items-center justify-between gap-3 border-t bg-raised py-4">
          <p role="status" className="text-sm text-soft tabular-nums">
            {statusOf(draft)}
          </p>
          <Button type="submit" variant="secondary">
            {labels.showDays}
          </Button>
        </div>
      </form>
    </div>
  )

  function statusOf({ from, to }: DateRange): string {
    // The field says it already.
    if (fault !== null) return ''
    if (from === '') return labels.chooseFirstDay
    if (to === '') return labels.chooseLastDay
    return from <= to ? labels.dayCount(countDays({ from, to })) : labels.lastDayTooEarly
  }
}
