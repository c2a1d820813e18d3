import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { CountBadge } from '../badge/count-badge.tsx'

export type IconButtonVariant = 'plain' | 'outline' | 'ink' | 'glass'
export type IconButtonSize = 'sm' | 'md' | 'lg'
export const iconButtonVariants = ['plain', 'outline', 'ink', 'glass'] as const satisfies ReadonlyArray<IconButtonVariant>

const iconButtonClasses = cva(
  [
    'base:relative inline-flex shrink-0 items-center justify-center border',
    'pointer-fine:transition-[background-color,border-color,color,transform] pointer-fine:duration-150 pointer-fine:ease-out',
    'pointer-fine:active:translate-y-px disabled:pointer-events-none disabled:opacity-55',
    '[&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        plain: 'rounded-lg border-transparent base:text-ink hover:bg-hover',
        outline: 'rounded-lg border-edge/60 bg-raised text-ink hover:border-ink hover:bg-hover',
        ink: 'rounded-lg border-transparent bg-ink text-paper hover:bg-ink/85',
        glass: 'rounded-full border-transparent bg-on-scrim/92 text-scrim shadow-sm hover:bg-on-scrim',
      } satisfies Record<IconButtonVariant, string>,
      size: {
        sm: 'base:size-9 base:[&_svg]:size-[1.125rem]',
        md: 'base:size-11 base:[&_svg]:size-5',
        lg: 'base:size-13 base:[&_svg]:size-6',
      } satisfies Record<IconButtonSize, string>,
    },
  },
)

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Its action, as accessible name and tooltip. */
  label: string
  /** `glass` is for use on pictures, `ink` for the end of a field. */
  variant?: IconButtonVariant | undefined
  /** 36, 44 or 52 px square. */
  size?: IconButtonSize | undefined
  /** A number on the corner; none at 0. The label should say it too. */
  count?: number | undefined
  /** Applies the style to the only child, for example a link. */
  asChild?: boolean | undefined
}

/** A button with only an icon; its label is its accessible name and tooltip. */
export function IconButton({
  label,
  variant = 'plain',
  size = 'md',
  count = 0,
  asChild = false,
  type,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const Root = asChild ? Slot : 'button'
  return (
    <Root
      type={asChild ? undefined : (type ?? 'button')}
      aria-label={label}
      title={label}
      data-variant={variant}
      className={cn(iconButtonClasses({ variant, size }), className)}
      {...rest}
    >
      <Slottable>{children}</Slottable>
      <CountBadge count={count} className="absolute top-1 end-0.5" />
    </Root>
  )
}
