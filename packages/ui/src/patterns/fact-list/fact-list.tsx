import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { withLang } from '../../with-lang.tsx'

export interface Fact {
  /** 'Size'; once in a list. */
  name: string
  /** '1600 × 1067 pixels'. */
  value: ReactNode
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** From first to last. */
  facts: ReadonlyArray<Fact>
  /** Above them, softly: one line. */
  caption?: string | undefined
}

/** Names and values in two columns; a long value breaks rather than widens the list. */
export function FactList({ facts, caption, className, ...rest }: FactListProps) {
  return (
    <>
      {caption ? <p className="text-sm text-soft tabular-nums">{caption}</p> : null}
      <dl className={cn('grid grid-cols-[max-content_minmax(0,1fr)] base:gap-x-6 base:gap-y-2.5 text-sm', className)} {...rest}>
        {facts.map((fact) => (
          <div key={fact.name} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-soft">{fact.name}</dt>
            <dd className="min-w-0 wrap-anywhere tabular-nums">{withLang(fact.value)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
