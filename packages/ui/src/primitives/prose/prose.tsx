import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

const proseClasses = [
  'max-w-[68ch] text-base text-ink',
  '[&_p]:my-4 [&>:first-child]:mt-0',
  '[&_h2]:mt-10 [&_h2]:mb-3 [&_h2]:scroll-mt-24 [&_h2]:text-xl',
  '[&_h3]:mt-7 [&_h3]:mb-2 [&_h3]:text-lg',
  '[&_ul]:my-4 [&_ul]:list-disc [&_ul]:ps-6',
  '[&_ol]:my-4 [&_ol]:list-decimal [&_ol]:ps-6',
  '[&_li]:my-1.5 [&_li]:ps-1 [&_li]:marker:text-soft',
  '[&_a]:text-neel [&_a]:underline',
  '[&_blockquote]:my-5 [&_blockquote]:border-s-2 [&_blockquote]:border-haldi [&_blockquote]:ps-5 [&_blockquote]:text-soft',
].join(' ')

export type ProseProps = ComponentProps<'div'>

/** Running text made of plain elements: headings, paragraphs, lists, links. */
export function Prose({ className, ...rest }: ProseProps) {
  return <div className={cn(proseClasses, className)} {...rest} />
}
