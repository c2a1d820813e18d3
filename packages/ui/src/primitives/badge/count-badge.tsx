import { cn } from '../../cn.ts'

export interface CountBadgeProps {
  /** Not shown at 0; 99+ above 99. */
  count: number
  /** Its position on the control. */
  className?: string | undefined
}

/** The number on an icon's corner, rendered by CSS content, because the control's label already states it and '99+' would contradict it. */
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
