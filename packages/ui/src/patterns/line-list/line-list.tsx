import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface LineListProps extends ComponentProps<'ul'> {
  /** Lines with a rule below each: CartLines, WishListEntries. */
  children: ReactNode
  /** Below the list, where there is more than one page: a Pagination. */
  pagination?: ReactNode
}

/** Lines between rules. ref and other props reach the list itself. */
export function LineList({ pagination, className, ...rest }: LineListProps) {
  return (
    <>
      <ul className={cn('border-t', className)} {...rest} />
      {pagination ? <div className="mt-6">{pagination}</div> : null}
    </>
  )
}
