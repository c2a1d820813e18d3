import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { withLang } from '../../with-lang.tsx'

export interface PageHeadingProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The page's h1. */
  title: ReactNode
  /** Beside the title, softly: how many there are; none at 0. */
  count?: number | undefined
  /** Below the title, softly: one line. */
  text?: ReactNode
  /** At the end of the line: fields, buttons. Below the title on a phone. */
  actions?: ReactNode
}

/** The heading of a page. A title without spaces wraps anywhere instead of overflowing. */
export function PageHeading({ title, count, text, actions, className, ...rest }: PageHeadingProps) {
  return (
    <div className={cn('flex flex-wrap items-end justify-between gap-x-6 gap-y-3 focus:outline-none', className)} {...rest}>
      <div className="min-w-0">
        <h1 className="text-2xl wrap-anywhere lg:text-3xl">
          {typeof title === 'string' ? withLang(title) : title}
          {count !== undefined && count > 0 && <span className="font-normal text-soft tabular-nums"> {count}</span>}
        </h1>
        {text ? <p className="mt-1 text-sm text-soft">{text}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2.5 max-md:w-full">{actions}</div> : null}
    </div>
  )
}
