import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Link } from '../../link.tsx'

export interface WhyBlock {
  /** One of the kit's icons; hidden from screen readers. */
  icon: ReactNode
  /** Two or three words. */
  title: string
  /** A sentence or two. */
  text: ReactNode
  /** Where a link to this block leads. */
  id?: string | undefined
  /** Below the text: where to read more. */
  link?: { href: string; label: string } | undefined
}

export interface WhyBlocksProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** The section's h2. */
  title: string
  /** Four; one below the other on a phone, two and two from 560 px, in a row from 991 px. */
  blocks: ReadonlyArray<WhyBlock>
  /** Below them, softly: what a star in them means. */
  note?: ReactNode
}

/** The reasons to buy here. */
export function WhyBlocks({ title, blocks, note, className, ...rest }: WhyBlocksProps) {
  return (
    <section className={cn('page-width pt-12 pb-14 lg:pt-16', className)} {...rest}>
      <h2 className="text-2xl lg:text-3xl">{title}</h2>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 sm:gap-y-8 lg:mt-8 lg:grid-cols-4">
        {blocks.map((block) => (
          <li key={block.title} id={block.id} className="flex gap-4 sm:flex-col sm:border-t-2 sm:border-ink sm:pt-5">
            <span aria-hidden="true" className="text-kumkum [&_svg]:size-7 [&_svg]:stroke-[1.6]">
              {block.icon}
            </span>
            <div>
              <h3 className="text-lg">{block.title}</h3>
              <p className="mt-1 text-sm text-pretty text-soft sm:mt-1.5">{block.text}</p>
              {block.link === undefined ? null : (
                <Link href={block.link.href} className="mt-1 inline-block py-1 text-sm font-semibold text-neel underline">
                  {block.link.label}
                </Link>
              )}
            </div>
          </li>
        ))}
      </ul>
      {note ? <p className="mt-4 text-sm text-soft lg:mt-16">{note}</p> : null}
    </section>
  )
}
