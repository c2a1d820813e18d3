import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { SearchIcon } from '../../icons.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { DateRangeField, type DateRangeFieldProps } from '../date-range-field/date-range-field.tsx'

export interface OrderToolbarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Names the search box, and stands in it while it is empty: 'Search by title'. */
  searchLabel: string
  /** What is typed. */
  search: string
  /** Called with each letter. */
  onSearchChange: (change: { search: string }) => void
  /** The field of the days. */
  dates: DateRangeFieldProps
  /** The words of the button that prints, which a phone does not show. */
  printLabel: string
  /** False while there is nothing to print. */
  canPrint: boolean
  /** Called when the button is pressed. */
  onPrint: () => void
}

/** What narrows a list of orders, and the button that prints it; belongs beside the title of a Page. */
export function OrderToolbar({
  searchLabel,
  search,
  onSearchChange,
  dates,
  printLabel,
  canPrint,
  onPrint,
  className,
  ...rest
}: OrderToolbarProps) {
  return (
    // A share of the line counts for nothing in how wide it wants to be: beside the title, each field says its width outright.
    <div className={cn('flex w-full flex-wrap items-end gap-2.5 md:flex-nowrap', className)} {...rest}>
      <TextField
        type="search"
        label={searchLabel}
        labelHidden
        placeholder={searchLabel}
        leading={<SearchIcon aria-hidden="true" />}
        value={search}
        onChange={(event) => onSearchChange({ search: event.target.value })}
        className="min-w-[min(14rem,100%)] grow md:w-56 md:min-w-0"
      />
      <DateRangeField {...dates} className="grow md:w-56" />
      <Button variant="secondary" className="min-h-12 max-md:hidden" disabled={!canPrint} onClick={onPrint}>
        {printLabel}
      </Button>
    </div>
  )
}
