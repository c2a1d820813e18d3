import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface PageSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its h2. */
  title: string
  /** Below the title, softly: one line. */
  text: string
  /** What it shows. */
  children: ReactNode
}

/** A part of a long page, with a heading of its own. */
export function PageSection({ title, text, className, children, ...rest }: PageSectionProps) {
  return (
    <section className={cn('page-width py-12', className)} {...rest}>
      <h2 className="text-2xl font-bold tracking-tight">{title}</h2>
      <p className="mt-1 mb-6 text-soft">{text}</p>
      {children}
    </section>
  )
}
