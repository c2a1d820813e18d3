import { cn } from '../../cn.ts'

export interface CountBadgeProps {
  /** Nothing is drawn at 0; above 99 it reads 99+. */
  count: number
  /** Where it stands on the control. */
  className?: string | undefined
}

/** The number on an icon's corner, drawn by CSS: the control's own label says it, and '99+' would contradict that label. */
export function CountBadge({ count, className }: CountBadgeProps) {
  if (count <= 0) return null
  return (
    <span
      aria-hidden="true"
      data-count={count > 99 ? '99+' : count}
      className={cn(
        'inline-flex h-[1.125rem] min-w-[1.125rem] items-center justify-center rounded-full bg-kumkum px-1 text-[0.6875rem] leading-none font-bold text-on-kumkum tabular-nums',
        'before:content-[attr(data-count)]',
        className,
      )}
    />
  )
}
