import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { Chip } from '../../primitives/chip/chip.tsx'
import { withLang } from '../../with-lang.tsx'

export interface KeywordChipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The words as the seller wrote them, each once. */
  keywords: ReadonlyArray<string>
  /** The address of a search for a word. */
  linkFor: (keyword: string) => string
  /** After a word, in soft ink: the number of its results. */
  noteFor?: ((keyword: string) => string) | undefined
}

/** What an item is about, each word a link to its search. Nothing where there are no words. */
export function KeywordChips({ keywords, linkFor, noteFor, className, ...rest }: KeywordChipsProps) {
  const labels = useLabels()
  if (keywords.length === 0) return null
  return (
    <ul aria-label={labels.keywords} className={cn('flex flex-wrap gap-2', className)} {...rest}>
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Chip asChild>
            <Link href={linkFor(keyword)}>
              {withLang(keyword)}
              {noteFor !== undefined && <span className="text-soft tabular-nums"> {noteFor(keyword)}</span>}
            </Link>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
