import type { Meta, StoryObj } from '@storybook/react-vite'
import { CartIcon } from '../../icons.ts'
import { Button } from '../button/button.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = { title: 'Primitives/EmptyState', component: EmptyState, args: { title: 'No record found' } } satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const LongText: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों के कोई चित्र नहीं मिले',
    children: 'Try fewer words, or look at what others search for.',
  },
}
export const WithAction: Story = {
  args: {
    title: 'No item in Cart',
    icon: <CartIcon aria-hidden="true" />,
    children: 'What you choose waits here until you are ready.',
    action: <Button>Find a picture</Button>,
  },
}
