import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

export type BadgeTone = 'neutral' | 'free' | 'owned' | 'zip' | 'promise' | 'error'
export const badgeTones = ['neutral', 'free', 'owned', 'zip', 'promise', 'error'] as const satisfies ReadonlyArray<BadgeTone>

const badgeClasses = cva(
  'base:inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-ink',
        free: 'bg-leaf-soft text-leaf',
        owned: 'bg-scrim text-on-scrim',
        zip: 'bg-on-scrim text-scrim',
        promise: 'bg-haldi-soft text-ink',
        error: 'bg-kumkum-soft text-ink',
      } satisfies Record<BadgeTone, string>,
    },
  },
)

export interface BadgeProps extends ComponentProps<'span'> {
  /** Its meaning, shown by colour; `owned` and `zip` are made for use on pictures. */
  tone?: BadgeTone | undefined
}

/** One or two words about something. Not interactive: use a `Chip` for that. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-tone={tone} className={cn(badgeClasses({ tone }), className)} {...rest} />
}
