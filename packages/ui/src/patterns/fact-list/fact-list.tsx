import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface Fact {
  name: string
  value: ReactNode
}

export interface FactListProps extends Omit<ComponentProps<'dl'>, 'children'> {
  facts: readonly Fact[]
}

export function FactList({ facts, className, ...rest }: FactListProps) {
  return (
    <dl className={cn('grid grid-cols-[max-content_1fr] gap-x-6 gap-y-2.5 text-sm', className)} {...rest}>
      {facts.map((fact) => (
        <div key={fact.name} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-soft">{fact.name}</dt>
          <dd className="min-w-0 wrap-anywhere tabular-nums">{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
