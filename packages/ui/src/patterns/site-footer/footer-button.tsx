import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export interface FooterButtonProps extends ComponentProps<'button'> {
  /** About keys: not shown where fingers are the main pointer. */
  forKeyboards?: boolean | undefined
}

/** A quiet button in the last line of a SiteFooter, which looks like its text. */
export function FooterButton({ forKeyboards = false, className, ...rest }: FooterButtonProps) {
  return (
    <button
      type="button"
      className={cn('min-h-6 underline-offset-4 hover:underline', forKeyboards && 'pointer-coarse:hidden', className)}
      {...rest}
    />
  )
}
