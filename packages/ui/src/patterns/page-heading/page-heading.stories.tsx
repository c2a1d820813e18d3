import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../primitives/button/button.tsx'
import { PageHeading } from './page-heading.tsx'

const meta = { title: 'Patterns/PageHeading', component: PageHeading, args: { title: 'My Cart' } } satisfies Meta<typeof PageHeading>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WithCount: Story = { args: { count: 2 } }
export const WithTextAndActions: Story = {
  args: { title: 'temple light', text: '2,431 images and graphics', actions: <Button variant="secondary">Share</Button> },
}
