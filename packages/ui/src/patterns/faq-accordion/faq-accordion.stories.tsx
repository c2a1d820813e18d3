import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { StaticPage } from '../static-page/static-page.tsx'
import { FaqAccordion } from './faq-accordion.tsx'

const groups = [
  {
    id: 'buying',
    title: 'Buying',
    questions: [
      { id: 'price', title: 'What does a picture cost?', content: '₹199 and the tax on it, whatever its size.' },
      { id: 'ways', title: 'How can I pay?', content: 'By UPI, card or net banking.' },
    ],
  },
  {
    id: 'using',
    title: 'Using',
    questions: [
      { id: 'use', title: 'What may I use a picture for?', content: 'For your own work and for your business, for life.' },
      { id: 'again', title: 'Can I download it again?', content: 'Yes, from your orders, as often as you like.' },
    ],
  },
]

const meta = { title: 'Patterns/FaqAccordion', component: FaqAccordion, args: { groups } } satisfies Meta<typeof FaqAccordion>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const OneOpen: Story = { args: { openIds: ['price'] } }
export const OneGroup: Story = { args: { groups: [{ id: 'all', questions: groups[0]?.questions ?? [] }], openIds: ['ways'] } }
export const LongWords: Story = {
  args: {
    groups: [
      {
        id: 'long',
        title: 'Everything about printing, selling and giving away what you have bought from us',
        questions: [
          { id: 'first', title: longTitle, content: 'Yes, as often as you like. '.repeat(20) },
          { id: 'second', title: 'May I print a picture on three hundred shirts and sell them at the fair in Pushkar?', content: 'Yes.' },
        ],
      },
    ],
    openIds: ['first'],
  },
}
export const Pressed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A press opens a question and shuts it again',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('What does a picture cost?'))
    await expect(canvas.getByText('₹199 and the tax on it, whatever its size.')).toBeVisible()
    await userEvent.click(canvas.getByText('What does a picture cost?'))
    await expect(canvas.getByText('₹199 and the tax on it, whatever its size.')).not.toBeVisible()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  parameters: { chromatic: { disableSnapshot: true }, layout: 'fullscreen' },
  args: { openIds: ['use'] },
  render: (args) => (
    <StaticPage title="Questions" text="What buyers ask us most" kind="parts">
      <div className="flex flex-col gap-10">
        <FaqAccordion {...args} />
        <p>You have another question? Write to us: we answer within a day.</p>
      </div>
    </StaticPage>
  ),
}
