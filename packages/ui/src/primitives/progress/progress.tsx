import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'role'> {
  /** The activity, for screen readers. */
  label: string
  /** 0 to 1; absent while the length is unknown. */
  value?: number | undefined
}

/** The progress of an activity; indeterminate without a value. */
export function Progress({ label, value, className, ...rest }: ProgressProps) {
  const percent = value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100)
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      className={cn('base:h-2 base:w-full overflow-hidden rounded-full bg-hover', className)}
      {...rest}
    >
      {percent === undefined ? (
        // At once: a bar that stands still would look complete.
        <div className="relative h-full w-full overflow-hidden rounded-full bg-leaf/50 shimmer-over [--still:0s]" />
      ) : (
        <div className="h-full rounded-full bg-leaf transition-[width] duration-200 ease-out" style={{ width: `${percent}%` }} />
      )}
    </div>
  )
}
