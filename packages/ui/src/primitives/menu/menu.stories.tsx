import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { LogOutIcon, PackageIcon, TrashIcon } from '../../icons.ts'
import { Button } from '../button/button.tsx'
import { Menu, MenuDivider, MenuHeading, MenuItem } from './menu.tsx'

const logOut = fn()

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    trigger: <Button variant="secondary">Meera Nair</Button>,
    children: (
      <>
        <MenuHeading>Meera Nair</MenuHeading>
        <MenuItem href="#/orders" icon={<PackageIcon aria-hidden="true" />}>
          Orders
        </MenuItem>
        <MenuDivider />
        <MenuItem onSelect={logOut} icon={<LogOutIcon aria-hidden="true" />}>
          Log out
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  parameters: { docs: { story: { inline: false, height: '15rem' } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
}
export const Closed: Story = {}
export const OneDisabled: Story = {
  name: 'What cannot be done now is passed by',
  args: {
    children: (
      <>
        <MenuItem disabled icon={<TrashIcon aria-hidden="true" />}>
          Remove account
        </MenuItem>
        <MenuItem icon={<PackageIcon aria-hidden="true" />}>हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों के चित्र</MenuItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^हिमालय/ })).toHaveFocus())
    await expect(screen.getByRole('menuitem', { name: 'Remove account' })).toHaveAttribute('aria-disabled', 'true')
  },
}
export const EscReturnsFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A letter jumps, Esc closes it and focus returns',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus())
    await userEvent.keyboard('l')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(trigger).toHaveFocus()
  },
}
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Enter opens it, arrow keys walk it, Enter takes',
  play: async ({ canvas }) => {
    logOut.mockClear()
    const trigger = canvas.getByRole('button')
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Orders' })).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(screen.getByRole('menuitem', { name: 'Log out' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(logOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}
