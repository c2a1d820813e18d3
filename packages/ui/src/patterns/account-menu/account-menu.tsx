import type { ReactNode } from 'react'
import { Menu, MenuHeading } from '../../primitives/menu/menu.tsx'
import { withLang } from '../../with-lang.tsx'
import { AccountButton, type AccountButtonProps } from './account-button.tsx'

export interface AccountMenuProps extends AccountButtonProps {
  /** MenuItems and MenuDividers. */
  children: ReactNode
  /** Open from the start: for a menu whose code comes after its button was pressed. */
  defaultOpen?: boolean | undefined
}

/** The signed-in user's menu, headed by the name. ref and the rest reach the button. */
export function AccountMenu({ children, defaultOpen, ...button }: AccountMenuProps) {
  return (
    <Menu trigger={<AccountButton {...button} />} defaultOpen={defaultOpen}>
      <MenuHeading className="max-w-72 wrap-anywhere">{withLang(button.name)}</MenuHeading>
      {children}
    </Menu>
  )
}
