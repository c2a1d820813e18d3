import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Spinner } from '../../primitives/spinner/spinner.tsx'

export interface PleaseWaitProps extends ComponentProps<'div'> {
  /** What is said: 'Please Wait.' */
  children: ReactNode
}

/** Covers the page while something is on its way that ends on another one; read out when it comes. */
export function PleaseWait({ className, children, ...rest }: PleaseWaitProps) {
  return (
    <div className={cn('layer-overlay fixed inset-0 flex animate-fade items-center justify-center bg-paper/75', className)} {...rest}>
      <p role="status" className="flex items-center gap-3 rounded-2xl border bg-raised px-6 py-5 text-base font-semibold shadow-lg">
        <Spinner label="" className="size-6" />
        {children}
      </p>
    </div>
  )
}
