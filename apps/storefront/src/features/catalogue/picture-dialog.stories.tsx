import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { offline } from '@chitra/messages/common.ts'
import { pictureSearch as words } from '@chitra/messages/picture-search.ts'
import { scenePicture } from '@chitra/ui/fixtures'
import { inShop } from '../../testing/in-shop.tsx'
import { PictureDialog } from './picture-dialog.tsx'

const meta = {
  title: 'Screens/Search by picture',
  component: PictureDialog,
  // What is open covers the whole page, so each story has a frame of its own there.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '36rem' } } },
  decorators: [inShop('/search')],
  args: { onPick: fn(), onClose: fn() },
} satisfies Meta<typeof PictureDialog>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: words.title })
    await expect(dialog).toHaveAccessibleDescription(words.text)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const Looking: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { picture: scenePicture('marigold').src, busy: true },
}
export const NotAPicture: Story = { args: { error: words.notAPicture } }
export const Nothing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Nothing that is a file was pasted',
  args: { error: words.noFile },
}
export const Offline: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { picture: scenePicture('marigold').src, error: offline },
}
export const Unable: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'The shop cannot look at it now',
  args: { picture: scenePicture('marigold').src, error: words.failed },
}
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  args: { picture: scenePicture('marigold').src, error: words.failed },
}
