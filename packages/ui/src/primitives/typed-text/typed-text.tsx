import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { withLang } from '../../with-lang.tsx'

export interface TypedTextProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** As it was typed. */
  children: string
}

/** A text that somebody typed into a field: its lines stay, and a long word wraps anywhere. */
export function TypedText({ className, children, ...rest }: TypedTextProps) {
  return (
    <p className={cn('wrap-anywhere whitespace-pre-line', className)} {...rest}>
      {withLang(children)}
    </p>
  )
}
