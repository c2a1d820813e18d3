import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'

export interface SpinnerProps extends ComponentProps<'span'> {
  /** What is loading; an empty string if adjacent text says so. */
  label?: string | undefined
}

/** An indeterminate activity. Has the colour of the text; size it by className. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const labels = useLabels()
  const text = label ?? labels.loading
  return (
    <span role={text === '' ? undefined : 'status'} className={cn('inline-flex base:size-5 shrink-0', className)} {...rest}>
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        strokeLinecap="round"
        className="size-full animate-spin"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" />
      </svg>
      {text !== '' && <VisuallyHidden>{text}</VisuallyHidden>}
    </span>
  )
}
