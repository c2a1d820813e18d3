import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { Button } from '../../primitives/button/button.tsx'
import { LicenceCard } from './licence-card.tsx'

const facts = [
  { name: 'Code', value: '7K3M-Q9TX-2WVB' },
  { name: 'Licensed to', value: 'Asha Rao' },
  { name: 'Since', value: '2 November 2026' },
  { name: 'Licence', value: 'Standard licence, version 2026-11' },
]

const meta = {
  title: 'Patterns/LicenceCard',
  component: LicenceCard,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    href: '#tea',
    title: 'Tea gardens at dawn',
    detail: 'By Meera Nair',
    picture: scenePicture('tea'),
    facts,
    actions: (
      <>
        <Button size="sm" variant="secondary">
          Certificate
        </Button>
        <Button size="sm" variant="ghost">
          JSON
        </Button>
      </>
    ),
  },
  render: (args) => (
    <ul>
      <LicenceCard {...args} />
    </ul>
  ),
} satisfies Meta<typeof LicenceCard>
export default meta
type Story = StoryObj<typeof meta>

export const Valid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { name: /Tea gardens at dawn/ })).toBeVisible()
  },
}
export const Refunded: Story = { args: { badges: [{ label: 'Refunded', tone: 'error' }] } }
export const Free: Story = { args: { badges: [{ label: 'Free', tone: 'free' }] } }
export const LongWords: Story = {
  args: {
    title: longTitle,
    facts: [...facts, { name: 'End client', value: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) }],
  },
}
