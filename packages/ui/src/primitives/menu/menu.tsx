import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { Link } from '../../link.tsx'

export interface MenuProps extends Omit<ComponentProps<typeof Radix.Content>, 'children'> {
  /** One button that opens the menu. */
  trigger: ReactNode
  /** `MenuItem`s, with `MenuHeading` and `MenuDivider` between them. */
  children: ReactNode
  /** Open from the start: for a menu whose code comes after its button was pressed. */
  defaultOpen?: boolean | undefined
  /** The edge of the trigger it aligns with. */
  align?: 'start' | 'center' | 'end'
  /** The gap to the trigger, in pixels. */
  sideOffset?: number
}

/** A short list of actions or links. Arrow keys move, letters jump, Esc returns focus to the trigger. */
export function Menu({ trigger, defaultOpen = false, align = 'end', sideOffset = 8, className, children, ...rest }: MenuProps) {
  return (
    <Radix.Root modal={false} defaultOpen={defaultOpen}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={sideOffset}
          collisionPadding={8}
          className={cn(
            'layer-menu max-h-(--radix-dropdown-menu-content-available-height) min-w-56 animate-rise overflow-y-auto rounded-xl border bg-raised p-1.5 text-ink shadow-lg',
            className,
          )}
          {...rest}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

const itemClasses = [
  'flex min-h-10 w-full items-center gap-3 rounded-md px-3 text-sm text-ink no-underline outline-none select-none',
  'data-highlighted:bg-hover data-highlighted:inset-ring-2 data-highlighted:inset-ring-neel',
  'data-disabled:opacity-55',
  '[&_svg]:size-[1.125rem] [&_svg]:shrink-0 [&_svg]:text-soft',
].join(' ')

export interface MenuItemProps extends Omit<ComponentProps<typeof Radix.Item>, 'onSelect'> {
  /** Before the text. */
  icon?: ReactNode
  /** A link instead of an action. */
  href?: string | undefined
  /** Called when chosen, by Enter, Space or pointer; the menu closes. */
  onSelect?: (() => void) | undefined
}

/** An entry of a menu: an action, or with `href` a link. */
export function MenuItem({ icon, href, onSelect, className, children, ...rest }: MenuItemProps) {
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  return (
    <Radix.Item
      asChild={href !== undefined}
      className={cn(itemClasses, 'cursor-pointer', className)}
      onSelect={() => onSelect?.()}
      {...rest}
    >
      {href === undefined ? content : <Link href={href}>{content}</Link>}
    </Radix.Item>
  )
}

export type MenuHeadingProps = ComponentProps<typeof Radix.Label>

/** Heads a group; skipped by arrow keys. */
export function MenuHeading({ className, ...rest }: MenuHeadingProps) {
  return <Radix.Label className={cn('px-3 pt-2 pb-2.5 text-base font-bold', className)} {...rest} />
}

export type MenuDividerProps = ComponentProps<typeof Radix.Separator>

/** A hairline between two groups. */
export function MenuDivider({ className, ...rest }: MenuDividerProps) {
  return <Radix.Separator className={cn('mx-3 my-1.5 h-px bg-line', className)} {...rest} />
}
