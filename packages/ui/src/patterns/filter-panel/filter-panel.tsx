import { type ComponentProps, useEffect } from 'react'
import { afterFirstSign } from '../../after-tap.ts'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { filterLabels } from '../../labels/filter-labels.ts'
import { Button } from '../../primitives/button/button.tsx'
import { fetchSheet } from '../../primitives/sheet/fetch-sheet.ts'
import { Sheet } from '../../primitives/sheet/sheet.tsx'
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx'

export interface FilterPanelProps extends FilterFieldsProps, Omit<ComponentProps<'section'>, 'children'> {
  /** Every filter back to none. */
  onClearAll: () => void
}

/** Stands beside the gallery from 991 px; below, use FilterSheet. */
export function FilterPanel({ values, onFilterChange, onClearAll, className, ...rest }: FilterPanelProps) {
  const labels = useLabels(filterLabels)
  return (
    <section aria-label={labels.filter} className={cn('w-62', className)} {...rest}>
      <div className="flex min-h-11 items-center justify-between border-b pb-2">
        <h2 className="text-lg">{labels.filter}</h2>
        <ClearAll onClearAll={onClearAll} className="-me-2" />
      </div>
      <FilterFields values={values} onFilterChange={onFilterChange} />
    </section>
  )
}

export interface FilterSheetProps extends FilterFieldsProps {
  /** Whether it is open (controlled). */
  open: boolean
  /** Esc, the cross, a press beside it, or 'Show results' asks to close. */
  onOpenChange: (change: { open: boolean }) => void
  /** Every filter back to none. */
  onClearAll: () => void
  /** How many pictures there are with these filters, formatted; absent while that is not known. */
  count?: string | undefined
}

/** The same filters in a panel that slides in. Its code comes with the first sign of a visitor. */
export function FilterSheet({ open, onOpenChange, values, onFilterChange, onClearAll, count }: FilterSheetProps) {
  const labels = useLabels(filterLabels)
  // A few kilobytes, so that it slides in when it is asked for. What cannot be fetched now is asked for then.
  useEffect(() => afterFirstSign(() => void fetchSheet().catch(() => undefined)), [])
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="start"
      title={labels.filter}
      action={<ClearAll onClearAll={onClearAll} />}
      footer={
        <Button className="w-full" onClick={() => onOpenChange({ open: false })}>
          {labels.showResults(count)}
        </Button>
      }
    >
      <FilterFields values={values} onFilterChange={onFilterChange} />
    </Sheet>
  )
}

function ClearAll({ onClearAll, className }: { onClearAll: () => void; className?: string }) {
  const labels = useLabels(filterLabels)
  return (
    <button
      type="button"
      onClick={onClearAll}
      className={cn('min-h-9 rounded-md px-2 text-sm font-semibold text-neel hover:underline', className)}
    >
      {labels.clearAll}
    </button>
  )
}
