import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { Link } from '../../link.tsx'
import { Chip } from '../../primitives/chip/chip.tsx'

export interface KeywordChipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  keywords: readonly string[]
  linkFor: (keyword: string) => string
}

export function KeywordChips({ keywords, linkFor, className, ...rest }: KeywordChipsProps) {
  const labels = useLabels()
  return (
    <ul aria-label={labels.keywords} className={cn('flex flex-wrap gap-2', className)} {...rest}>
      {keywords.map((keyword) => (
        <li key={keyword}>
          <Chip asChild>
            <Link href={linkFor(keyword)}>{keyword}</Link>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
