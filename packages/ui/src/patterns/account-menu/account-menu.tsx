import type { ComponentProps, ReactNode } from 'react'
import { cn } from '../../cn.ts'
import { ChevronDownIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Menu, MenuHeading } from '../../primitives/menu/menu.tsx'

export interface AccountMenuProps extends Omit<ComponentProps<'button'>, 'name'> {
  /** First and last name. */
  name: string
  src?: string | undefined
  /** MenuItems. */
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
            'ml-1 inline-flex h-11 items-center gap-1.5 rounded-full border border-transparent p-1 hover:bg-hover data-[state=open]:bg-hover',
            className,
          )}
          {...rest}
        >
          <Avatar name={name} src={src} className="size-9" />
          <ChevronDownIcon aria-hidden="true" className="mr-1.5 hidden size-4 text-soft lg:block" />
        </button>
      }
    >
      <MenuHeading>{name}</MenuHeading>
      {children}
    </Menu>
  )
}
