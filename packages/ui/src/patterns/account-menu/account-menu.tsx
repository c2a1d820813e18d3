import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { ChevronDownIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Menu, MenuHeading } from '../../primitives/menu/menu.tsx'

export interface AccountMenuProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** First and last name. */
  name: string
  /** The address of the portrait; initials stand in for it. */
  src?: string | undefined
  /** What it offers: MenuItems and MenuDividers. */
  children: ReactNode
}

/** The signed-in user's menu, headed by the name. ref and the rest reach the button. */
export function AccountMenu({ name, src, className, children, ...rest }: AccountMenuProps) {
  const labels = useLabels()
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${labels.accountMenu}: ${name}`}
          className={cn(
            'ms-1 inline-flex h-11 items-center gap-1.5 rounded-full border border-transparent p-1 hover:bg-hover data-[state=open]:bg-hover',
            className,
          )}
          {...rest}
        >
          <Avatar name={name} src={src} className="size-9" />
          <ChevronDownIcon aria-hidden="true" className="me-1.5 hidden size-4 text-soft lg:block" />
        </button>
      }
    >
      <MenuHeading className="max-w-72 wrap-anywhere">{name}</MenuHeading>
      {children}
    </Menu>
  )
}
