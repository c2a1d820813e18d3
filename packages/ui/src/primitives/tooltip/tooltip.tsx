import * as Radix from '@radix-ui/react-tooltip'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'

const delayMilliseconds = 300

export interface TooltipProps extends Omit<ComponentProps<typeof Radix.Content>, 'children' | 'content'> {
  /** A few words; describes the trigger to screen readers. Never the only place of what one must know: a finger does not hover. */
  text: ReactNode
  /** One element that takes focus: a button or a link. */
  children: ReactNode
  /** Whether it starts open. */
  defaultOpen?: boolean | undefined
  /** The gap to the control, in pixels. */
  sideOffset?: number
}

/** Words beside a control, on hover and on focus; Esc puts them away. */
export function Tooltip({ text, children, defaultOpen, sideOffset = 6, className, ...rest }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={delayMilliseconds}>
      <Radix.Root {...(defaultOpen === undefined ? {} : { defaultOpen })}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={sideOffset}
            collisionPadding={8}
            className={cn(
              'layer-menu max-w-64 animate-fade rounded-sm bg-ink px-2.5 py-1.5 text-xs font-semibold text-paper shadow-lg',
              className,
            )}
            {...rest}
          >
            {text}
            <Radix.Arrow width={10} height={5} className="fill-ink" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
