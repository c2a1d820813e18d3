import { take } from '@chitra/api-client'
import {
  AccountMenu,
  BoardIcon,
  HeartIcon,
  HomeIcon,
  KeyIcon,
  LicenceIcon,
  LogOutIcon,
  MenuDivider,
  MenuItem,
  PackageIcon,
  PencilIcon,
} from '@chitra/ui'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router-dom'
import * as frameMessages from '@chitra/messages/frame.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../platform/api.ts'
import { paths } from '@chitra/paths'
import { endSession } from '../platform/session.ts'
import { tell } from '../platform/toasts.ts'

export interface AccountMenuOfShopProps {
  /** First and last name. */
  name: string
  /** Its button was pressed before the menu was loaded. */
  isOpen: boolean
  button: RefObject<HTMLButtonElement | null>
}

/** The signed-in user's menu (HDR-03). */
export function AccountMenuOfShop({ name, isOpen, button }: AccountMenuOfShopProps) {
  const navigate = useNavigate()
  const logOut = async () => {
    // The server forgets the session too; should it not answer, the browser has forgotten it all the same, and it ends by itself.
    await take(api.POST('/api/users/logout')).catch(() => undefined)
    endSession()
    tell.success(messages.loggedOut)
    await navigate(paths.home)
  }
  return (
    <AccountMenu ref={button} name={name} defaultOpen={isOpen}>
      <MenuItem href={paths.home} icon={<HomeIcon aria-hidden="true" />}>
        {frameMessages.account.home}
      </MenuItem>
      <MenuItem href={paths.orders} icon={<PackageIcon aria-hidden="true" />}>
        {frameMessages.account.orders}
      </MenuItem>
      <MenuItem href={paths.licences} icon={<LicenceIcon aria-hidden="true" />}>
        {frameMessages.account.licences}
      </MenuItem>
      <MenuItem href={paths.boards} icon={<BoardIcon aria-hidden="true" />}>
        {frameMessages.account.boards}
      </MenuItem>
      <MenuItem href={paths.editProfile} icon={<PencilIcon aria-hidden="true" />}>
        {frameMessages.account.editProfile}
      </MenuItem>
      <MenuItem href={paths.changePassword} icon={<KeyIcon aria-hidden="true" />}>
        {frameMessages.account.changePassword}
      </MenuItem>
      <MenuItem href={paths.wishList} icon={<HeartIcon aria-hidden="true" />}>
        {frameMessages.account.wishList}
      </MenuItem>
      <MenuDivider />
      <MenuItem icon={<LogOutIcon aria-hidden="true" />} onSelect={() => void logOut()}>
        {frameMessages.account.logOut}
      </MenuItem>
    </AccountMenu>
  )
}
