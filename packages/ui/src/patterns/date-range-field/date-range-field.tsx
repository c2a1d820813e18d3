import { useId, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { CalendarIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Select, type SelectOption } from '../../primitives/select/select.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'

/** Calendar days as yyyy-MM-dd; empty is open-ended. */
export interface DateRange {
  from: string
  to: string
}

export interface DateRangeFieldProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children'> {
  /** 'Today', 'Last 7 Days': what they mean is the caller's to know. */
  presets: readonly SelectOption[]
  /** A preset's value, or `customRange`. */
  preset: string
  onPresetChange: (change: { preset: string }) => void
  range: DateRange
  onRangeChange: (change: { range: DateRange }) => void
}

/** The choice that shows the two day fields. */
export const customRange = 'custom'

export function DateRangeField({ presets, preset, onPresetChange, range, onRangeChange, className, ...rest }: DateRangeFieldProps) {
  const labels = useLabels()
  const id = useId()
  return (
    <div role="group" aria-label={labels.dateRange} className={cn('flex flex-wrap items-end gap-2.5', className)} {...rest}>
      <Select
        id={id}
        label={labels.dateRange}
        labelHidden
        leading={<CalendarIcon aria-hidden="true" />}
        options={[...presets, { value: customRange, label: labels.anyRange }]}
        value={preset}
        onChange={(event) => onPresetChange({ preset: event.target.value })}
        className="min-w-56 grow"
      />
      {preset === customRange && (
        <>
          <TextField
            type="date"
            label={labels.dateFrom}
            labelHidden
            value={range.from}
            max={range.to || undefined}
            onChange={(event) => onRangeChange({ range: { ...range, from: event.target.value } })}
            className="grow"
          />
          <TextField
            type="date"
            label={labels.dateTo}
            labelHidden
            value={range.to}
            min={range.from || undefined}
            onChange={(event) => onRangeChange({ range: { ...range, to: event.target.value } })}
            className="grow"
          />
        </>
      )}
    </div>
  )
}
