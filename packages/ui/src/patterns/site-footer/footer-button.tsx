import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export type FooterButtonProps = ComponentProps<'button'>

/** A quiet button in the last line of a SiteFooter, which looks like its text. */
export function FooterButton({ className, ...rest }: FooterButtonProps) {
  return <button type="button" className={cn('min-h-6 underline-offset-4 hover:underline', className)} {...rest} />
}
