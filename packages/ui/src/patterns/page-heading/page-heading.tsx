import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface PageHeadingProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** Beside the title, softly: a count. */
  count?: number | undefined
  text?: ReactNode
  /** At the end of the line: fields, buttons. */
  actions?: ReactNode
}

export function PageHeading({ title, count, text, actions, className, ...rest }: PageHeadingProps) {
  return (
    <div className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-3', className)} {...rest}>
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere lg:text-3xl">
          {title}
          {count !== undefined && <span className="font-normal text-soft tabular-nums"> {count}</span>}
        </h1>
        {text ? <p className="mt-1 text-sm text-soft">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2.5 max-md:w-full">{actions}</div> : null}
    </div>
  )
}
