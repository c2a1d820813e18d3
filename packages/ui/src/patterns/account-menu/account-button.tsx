import type { ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { ChevronDownIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'

export interface AccountButtonProps extends Omit<ComponentProps<'button'>, 'name' | 'children'> {
  /** First and last name. */
  name: string
  /** The portrait's address; without it, initials are shown. */
  src?: string | undefined
}

/** The button of an AccountMenu, shown alone until the menu's code is loaded. */
export function AccountButton({ name, src, className, ...rest }: AccountButtonProps) {
  const labels = useLabels()
  return (
    <button
      type="button"
      aria-haspopup="menu"
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
  )
}
