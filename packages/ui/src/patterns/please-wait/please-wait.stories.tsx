import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { PleaseWait } from './please-wait.tsx'

const meta = {
  title: 'Patterns/PleaseWait',
  component: PleaseWait,
  parameters: { layout: 'fullscreen' },
  args: { children: 'Please Wait.' },
} satisfies Meta<typeof PleaseWait>
export default meta
type Story = StoryObj<typeof meta>

export const OverAPage: Story = {
  render: (args) => (
    <>
      <PageHeading title="Wishlist" count={3} className="page-width py-10" />
      <PleaseWait {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Please Wait.')
  },
}
export const LongWords: Story = { args: { children: 'कृपया प्रतीक्षा करें, चित्र आपके कार्ट में रखा जा रहा है।' } }
