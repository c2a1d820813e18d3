import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

export interface WhyBlock {
  icon: ReactNode
  title: string
  text: ReactNode
}

export interface WhyBlocksProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  title: string
  blocks: readonly WhyBlock[]
}

export function WhyBlocks({ title, blocks, className, ...rest }: WhyBlocksProps) {
  return (
    <section className={cn('page-width py-12 lg:py-16', className)} {...rest}>
      <h2 className="text-2xl lg:text-3xl">{title}</h2>
      <ul className="mt-6 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-8 lg:grid-cols-4">
        {blocks.map((block) => (
          <li key={block.title} className="flex flex-col border-t-2 border-ink pt-5">
            <span aria-hidden="true" className="mb-4 text-kumkum [&_svg]:size-7 [&_svg]:stroke-[1.6]">
              {block.icon}
            </span>
            <h3 className="text-lg">{block.title}</h3>
            <p className="mt-1.5 text-sm text-soft">{block.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
