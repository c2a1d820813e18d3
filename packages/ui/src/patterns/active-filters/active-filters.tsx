import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { RemovableChip } from '../../primitives/chip/chip.tsx'

export interface ActiveFilter {
  /** Unique among the filters. */
  id: string
  /** What it says: 'Landscape'. */
  label: string
  /** What a press does: 'Remove filter Landscape'. */
  removeLabel: string
}

export interface ActiveFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Those in force, in the order of the filter panel. */
  filters: ReadonlyArray<ActiveFilter>
  /** Called when one is pressed. */
  onRemove: (removal: { id: string }) => void
}

/** What narrows a list, each a chip that takes itself away. Nothing where nothing does. */
export function ActiveFilters({ filters, onRemove, className, ...rest }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  return (
    <div className={cn('flex flex-wrap gap-2', className)} {...rest}>
      {filters.map(({ id, label, removeLabel }) => (
        <RemovableChip key={id} label={removeLabel} onClick={() => onRemove({ id })}>
          {label}
        </RemovableChip>
      ))}
    </div>
  )
}
