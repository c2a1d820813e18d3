import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { DownloadIcon, HeartIcon, InfoIcon, LinkIcon } from '../../icons.ts'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Tooltip } from './tooltip.tsx'

const meta = {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: {
    text: 'Personal and commercial use, for life',
    children: (
      <IconButton label="Licence" variant="outline">
        <InfoIcon aria-hidden="true" />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-40 items-center justify-center">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = { args: { defaultOpen: true } }
export const Below: Story = { args: { defaultOpen: true, side: 'bottom' } }
export const LongText: Story = {
  args: { defaultOpen: true, text: 'The original file, in the size in which its maker made it. It can be downloaded again at any time.' },
}
export const ByKeyboard: Story = {
  name: 'Focus shows it, Esc puts it away',
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Licence' })
    await userEvent.tab()
    await expect(trigger).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('for life')
    await expect(trigger).toHaveAccessibleDescription('Personal and commercial use, for life')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex items-center gap-2.5">
      <Button variant="download" size="lg">
        <DownloadIcon aria-hidden="true" />
        Download
      </Button>
      <IconButton label="Add to wish list" variant="outline" size="lg">
        <HeartIcon aria-hidden="true" />
      </IconButton>
      <Tooltip {...args} text="Copy link" defaultOpen>
        <IconButton label="Copy" variant="outline" size="lg">
          <LinkIcon aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </div>
  ),
}
