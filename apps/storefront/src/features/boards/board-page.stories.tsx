import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { boardOf, hindiTitle } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { BoardPage } from './board-page.tsx'

const LINK = 'https://shop.example/board/b5Rt62Jn8yCv.Zk3vQ8xTn1LwR6yHb0MdCg'

const meta = {
  title: 'Screens/Board',
  component: BoardPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/boards/b5Rt62Jn8yCv')],
  args: {
    board: boardOf(4),
    link: LINK,
    busy: false,
    onRename: fn(),
    onShare: fn(),
    onCopy: fn(async () => true),
    onDelete: fn(),
    onToCart: fn(),
    onComps: fn(),
    onRemove: fn(),
    onComment: fn(async () => true),
    onRemoveComment: fn(),
    onRemoveGuest: fn(),
  },
} satisfies Meta<typeof BoardPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move approved to cart' }))
    await expect(args.onToCart).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Previews as zip' }))
    await expect(args.onComps).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Ravi, with all votes and comments' }))
    await expect(args.onRemoveGuest).toHaveBeenCalledWith({ id: 'ravi' })
  },
}
export const Empty: Story = {
  args: { board: boardOf(0, { guests: [], comps: null, shared: false, linkToken: null }), link: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Move approved to cart' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: 'Previews as zip' })).toBeNull()
  },
}
export const LongName: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A long name in Devanagari',
  args: { board: boardOf(2, { name: hindiTitle }) },
}
export const Shared: Story = {
  name: 'The link, and how to take it back',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await expect(await screen.findByLabelText('Link')).toHaveValue(LINK)
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }))
    await expect(args.onCopy).toHaveBeenCalledWith({ link: LINK })
    await expect(await screen.findByText('Copied')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stop sharing' }))
    await expect(args.onShare).toHaveBeenCalledWith({ shared: false })
  },
}
export const NotCopied: Story = {
  name: 'Nothing is said to be copied that is not',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onCopy: fn(async () => false) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Copy' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
    await expect(screen.queryByText('Copied')).toBeNull()
  },
}
export const NotShared: Story = {
  name: 'A link is made when it is wanted',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { link: null },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Make a link' }))
    await expect(args.onShare).toHaveBeenCalledWith({ shared: true })
  },
}
export const Renamed: Story = {
  name: 'Renamed in a dialog',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rename' }))
    const field = await screen.findByLabelText('Name')
    await userEvent.clear(field)
    await userEvent.type(field, 'Monsoon 2027{Enter}')
    await expect(args.onRename).toHaveBeenCalledWith({ name: 'Monsoon 2027' })
  },
}
export const Deleted: Story = {
  name: 'Deleted after a question',
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete board' }))
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete it' }))
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}
