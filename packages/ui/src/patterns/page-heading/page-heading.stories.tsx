import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { SearchIcon } from '../../icons.ts'
import { Button } from '../../primitives/button/button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'
import { PageHeading } from './page-heading.tsx'

const meta = { title: 'Patterns/PageHeading', component: PageHeading, args: { title: 'My Cart' } } satisfies Meta<typeof PageHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithCount: Story = { args: { count: 2 } }
export const CountOfNone: Story = {
  name: 'None are not counted',
  args: { count: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^My Cart$/)
  },
}
export const WithTextAndActions: Story = {
  args: { title: 'temple light', text: '2,431 images and graphics', actions: <Button variant="secondary">Share</Button> },
}
export const LongTitle: Story = {
  name: 'What was searched for may be long, or without a break',
  args: {
    title: `${longTitle} ${'monsoon'.repeat(14)}`,
    text: '12 images and graphics',
    actions: <Button variant="secondary">Share</Button>,
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { title: 'temple light', text: '2,431 images and graphics' },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <PageHeading
        {...args}
        actions={
          <>
            <TextField
              label="Search by title"
              labelHidden
              type="search"
              placeholder="Search by title"
              leading={<SearchIcon aria-hidden="true" />}
              className="w-60 max-md:grow"
            />
            <Button variant="secondary">Share</Button>
          </>
        }
      />
      <KeywordChips keywords={['temple', 'light', 'evening']} linkFor={(keyword) => `#/search/${keyword}`} />
    </div>
  ),
}
