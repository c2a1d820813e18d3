import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface ListWithSummaryProps extends ComponentProps<'div'> {
  /** What it comes to, notices above it: below the list on a phone, and in view beside it from 991 px. */
  summary: ReactNode
}

/** A list, its children, and what it comes to. */
export function ListWithSummary({ summary, className, children, ...rest }: ListWithSummaryProps) {
  return (
    <div className={cn('grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:gap-12', className)} {...rest}>
      <div className="min-w-0">{children}</div>
      <div className="flex flex-col gap-4 lg:sticky lg:top-24">{summary}</div>
    </div>
  )
}
