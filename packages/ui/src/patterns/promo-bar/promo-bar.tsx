import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface PromoPromise {
  /** One of the kit's icons; the caller hides it from screen readers, because the text says the same. */
  icon: ReactNode
  /** A few words. */
  text: ReactNode
}

export interface PromoBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Three or so; side by side from 768 px, else one below the other. */
  promises: ReadonlyArray<PromoPromise>
}

/** What the shop promises, on turmeric, across the whole page. */
export function PromoBar({ promises, className, ...rest }: PromoBarProps) {
  return (
    <div className={cn('bg-haldi text-on-haldi', className)} {...rest}>
      <ul className="page-width flex flex-col gap-x-8 gap-y-2 py-3.5 text-sm font-semibold md:flex-row md:flex-wrap md:justify-between md:gap-x-4 md:text-xs lg:gap-x-8 lg:text-base">
        {promises.map((promise, index) => (
          // The list is fixed, so the index is a stable key.
          <li key={index} className="flex items-center gap-2.5 [&_svg]:size-5 [&_svg]:shrink-0">
            {promise.icon}
            {promise.text}
          </li>
        ))}
      </ul>
    </div>
  )
}
