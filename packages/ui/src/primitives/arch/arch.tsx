import { useId, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { StyleRules } from '../../style-rules.tsx'
import { archHeight, archPath, archWidth } from './arch-path.ts'

export type ArchProps = ComponentProps<'div'>

/**
 * A jharokha window: clips what it holds to a cusped arch. The box is 5 wide to 8 high unless className says otherwise; the
 * curve stretches with it.
 */
export function Arch({ className, children, ...rest }: ArchProps) {
  const id = useId()
  return (
    <div data-arch={id} className={cn('relative aspect-[5/8] overflow-hidden [&>img]:size-full [&>img]:object-cover', className)} {...rest}>
      <StyleRules rules={`[data-arch="${id}"]{clip-path:url("#${id}")}`} />
      <svg width="0" height="0" aria-hidden="true" className="absolute">
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path d={archPath} transform={`scale(${1 / archWidth} ${1 / archHeight})`} />
        </clipPath>
      </svg>
      {children}
    </div>
  )
}
