import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Arch } from '../arch/arch.tsx'

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What is missing: 'No item in Cart'. */
  title: ReactNode
  /** Inside the window; the sun by default. */
  icon?: ReactNode
  /** The next step: a link or button. */
  action?: ReactNode
  /** The level of the title among the page's headings. */
  titleAs?: 'h1' | 'h2' | 'p' | undefined
}

/** Shown instead of an empty list, with the next step. `children` may explain it in a sentence. */
export function EmptyState({ title, icon, action, titleAs: Title = 'h2', className, children, ...rest }: EmptyStateProps) {
  return (
    <div className={cn('flex flex-col items-center gap-4 px-4 py-16 text-center', className)} {...rest}>
      <Arch className="w-28 bg-haldi-soft">
        <div className="absolute inset-0 flex items-end justify-center pb-9 text-ink [&_svg]:size-9 [&_svg]:stroke-[1.5]">
          {icon ?? <span className="mb-1 block size-11 rounded-full bg-kumkum" />}
        </div>
      </Arch>
      <Title className="text-xl font-bold">{title}</Title>
      {children ? <div className="max-w-md text-balance text-base text-soft">{children}</div> : null}
      {action}
    </div>
  )
}
