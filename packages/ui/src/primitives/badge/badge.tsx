import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'

const badgeClasses = cva(
  'inline-flex items-center gap-1 rounded-full px-2.5 py-1 text-xs font-semibold [&_svg]:size-3.5 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'bg-hover text-ink',
        free: 'bg-leaf-soft text-leaf',
        owned: 'bg-scrim text-on-scrim',
        zip: 'bg-on-scrim text-scrim',
        promise: 'bg-haldi-soft text-ink',
        error: 'bg-kumkum-soft text-ink',
      },
    },
  },
)

export const badgeTones = ['neutral', 'free', 'owned', 'zip', 'promise', 'error'] as const

export interface BadgeProps extends ComponentProps<'span'> {
  tone?: (typeof badgeTones)[number] | undefined
}

export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span data-tone={tone} className={cn(badgeClasses({ tone }), className)} {...rest} />
}
