import { Slot } from '@radix-ui/react-slot'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { CloseIcon } from '../../icons.ts'

const chipClasses =
  'inline-flex min-h-8 items-center gap-1.5 rounded-full border border-edge/50 bg-raised px-3.5 text-sm text-ink no-underline transition-colors duration-150'

export interface ChipProps extends ComponentProps<'span'> {
  /** Applies the style to the only child, a link or button. */
  asChild?: boolean | undefined
}

/** A keyword. As a link it searches for the keyword. */
export function Chip({ asChild = false, className, ...rest }: ChipProps) {
  const Root = asChild ? Slot : 'span'
  return <Root className={cn(chipClasses, asChild && 'hover:border-ink hover:bg-hover', className)} {...rest} />
}

export interface RemovableChipProps extends ComponentProps<'button'> {
  /** Its action: 'Remove filter Landscape'. */
  label: string
  /** The filter's name: 'Landscape'. */
  children: ReactNode
}

/** An active filter; pressing it removes the filter. */
export function RemovableChip({ label, className, children, ...rest }: RemovableChipProps) {
  return (
    <button type="button" aria-label={label} className={cn(chipClasses, 'hover:border-ink hover:bg-hover', className)} {...rest}>
      {children}
      <CloseIcon aria-hidden="true" className="-me-1 size-3.5" />
    </button>
  )
}
