import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { useLabels } from '../../labels.tsx'
import { itemLabels } from '../../labels/item-labels.ts'
import { Link } from '../../link.tsx'
import { Chip } from '../../primitives/chip/chip.tsx'
import { ColourDot } from './colour-dot.tsx'

export interface PaletteColour {
  /** `#rrggbb` */
  colour: string
  /** Of the picture's area, in percent, rounded. */
  percent: number
}

export interface ColourChipsProps extends Omit<ComponentProps<'ul'>, 'children'> {
  /** The largest share first. */
  colours: ReadonlyArray<PaletteColour>
  /** The address of a search for a colour. */
  linkFor: (colour: string) => string
}

/** The colours of an item, each a link to what else has it. Nothing where none are known. */
export function ColourChips({ colours, linkFor, className, ...rest }: ColourChipsProps) {
  const labels = useLabels(itemLabels)
  if (colours.length === 0) return null
  return (
    <ul aria-label={labels.colours} className={cn('flex flex-wrap gap-2', className)} {...rest}>
      {colours.map(({ colour, percent }) => (
        <li key={colour}>
          <Chip asChild>
            <Link href={linkFor(colour)} aria-label={labels.colourShare(colour, percent)}>
              <ColourDot colour={colour} className="size-5" />
              {percent}%
            </Link>
          </Chip>
        </li>
      ))}
    </ul>
  )
}
