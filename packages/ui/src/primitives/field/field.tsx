import type { ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { WarningIcon } from '../../icons.ts'

export const controlClasses = [
  'w-full rounded-lg border border-edge bg-raised text-base text-ink',
  'transition-[border-color,box-shadow] duration-150 ease-out',
  'hover:border-ink',
  'focus-visible:border-neel focus-visible:outline-offset-0',
  'aria-invalid:border-kumkum',
  'disabled:opacity-55',
].join(' ')

export interface FieldProps {
  /** The control's id; hint and error take theirs from it. */
  id: string
  /** Names the field, above it. */
  label: ReactNode
  /** The label stays for screen readers only. */
  labelHidden?: boolean | undefined
  /** Hint below the field; may hold a link. */
  hint?: ReactNode
  /** The error message; the control needs `aria-invalid` and `describedBy`. */
  error?: ReactNode
  /** Applied to the outer box. */
  className?: string | undefined
  /** The control. */
  children: ReactNode
}

export const hintId = (id: string) => `${id}-hint`
export const errorId = (id: string) => `${id}-error`

/** The ids of what describes a control, for aria-describedby. */
export function describedBy(id: string, { hint, error }: { hint?: ReactNode; error?: ReactNode }): string | undefined {
  const ids = [error ? errorId(id) : '', hint ? hintId(id) : ''].filter((part) => part !== '')
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** Label above, control, then hint and error below, connected to the control by id. */
export function Field({ id, label, labelHidden = false, hint, error, className, children }: FieldProps) {
  return (
    <div className={cn('flex flex-col gap-1.5', className)} data-invalid={error ? '' : undefined}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
      </label>
      {children}
      {error ? (
        <p id={errorId(id)} className="flex items-start gap-1.5 text-sm text-kumkum">
          <WarningIcon aria-hidden="true" className="mt-1 size-3.5 shrink-0" />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? (
        <p id={hintId(id)} className="text-sm text-soft [&_a]:text-neel [&_a]:underline">
          {hint}
        </p>
      ) : null}
    </div>
  )
}
