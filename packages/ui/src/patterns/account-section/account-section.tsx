import { useId, type ComponentProps, type ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface AccountSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Its h2. */
  title: string
  /** What it is about, in a sentence or two. */
  text: string
  /** Buttons, each on its own line, and what they open. */
  children: ReactNode
}

/** One matter of an account in a box: what can be done, and the buttons for it. */
export function AccountSection({ title, text, className, children, ...rest }: AccountSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={cn('flex w-full max-w-xl flex-col gap-4 rounded-2xl border bg-surface p-5 md:p-8 md:[&>button]:self-start', className)}
      {...rest}
    >
      <h2 id={id} className="text-lg font-semibold">
        {title}
      </h2>
      <p className="text-sm text-soft">{text}</p>
      {children}
    </section>
  )
}
