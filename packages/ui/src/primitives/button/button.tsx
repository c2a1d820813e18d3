import { Slot, Slottable } from '@radix-ui/react-slot'
import { cva } from 'class-variance-authority'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { useLater } from '../../use-later.ts'
import { Spinner } from '../spinner/spinner.tsx'

/** Milliseconds. A spinner that is gone within a blink only flickers, and its elements would cost the press that begins the work a tenth of its time to paint. */
const SPINS = 150

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'download'
export type ButtonSize = 'sm' | 'md' | 'lg'
export const buttonVariants = ['primary', 'secondary', 'ghost', 'download'] as const satisfies ReadonlyArray<ButtonVariant>
export const buttonSizes = ['sm', 'md', 'lg'] as const satisfies ReadonlyArray<ButtonSize>

const buttonClasses = cva(
  [
    'relative inline-flex max-w-full base:shrink-0 items-center justify-center gap-2 border font-semibold no-underline',
    'select-none pointer-fine:transition-[background-color,border-color,color,transform] pointer-fine:duration-150 pointer-fine:ease-out',
    'pointer-fine:active:translate-y-px',
    'disabled:pointer-events-none disabled:opacity-55 base:aria-disabled:opacity-55',
    'can-be-busy',
    '[&_svg]:size-[1.2em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-kumkum text-on-kumkum hover:bg-kumkum-deep',
        secondary: 'border-edge/60 bg-raised text-ink hover:border-ink hover:bg-hover',
        ghost: 'border-transparent bg-transparent text-ink hover:bg-hover',
        download: 'border-transparent bg-leaf text-on-leaf hover:bg-leaf-deep',
      } satisfies Record<ButtonVariant, string>,
      size: {
        sm: 'base:min-h-9 rounded-md px-3 text-sm',
        md: 'base:min-h-11 rounded-lg px-4 text-sm',
        lg: 'base:min-h-13 rounded-lg px-6 text-base',
      } satisfies Record<ButtonSize, string>,
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)

export interface ButtonProps extends ComponentProps<'button'> {
  /** `primary` advances the purchase, once per view; `download` delivers owned or free items. */
  variant?: ButtonVariant | undefined
  /** 36, 44 or 52 px high. */
  size?: ButtonSize | undefined
  /** Before the words; a spinner takes its place while work goes on. */
  icon?: ReactNode
  /** True while work is in progress: looks paler at once, shows a spinner after a moment, ignores presses, keeps the focus. */
  busy?: boolean | undefined
  /** Applies the style to the only child, for example a link. */
  asChild?: boolean | undefined
}

/** A button. For navigation, use a link: `<Button asChild><Link href="…">`. */
export function Button({
  variant = 'primary',
  size = 'md',
  icon,
  busy = false,
  asChild = false,
  type,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot : 'button'
  const spins = useLater(busy, SPINS, true)
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Root
      type={asChild ? undefined : (type ?? 'button')}
      data-variant={variant}
      data-busy={busy || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={cn(buttonClasses({ variant, size }), className)}
      onClick={ignoreWhileBusy}
      {...rest}
    >
      {spins ? <Spinner label="" /> : icon}
      <Slottable>{children}</Slottable>
    </Root>
  )
}
