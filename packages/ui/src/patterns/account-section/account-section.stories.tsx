import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Button } from '../../primitives/button/button.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { ConfirmForm } from '../confirm-form/confirm-form.tsx'
import { AccountSection } from './account-section.tsx'

const take = <Button variant="secondary">Download my data</Button>

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/AccountSection',
  component: AccountSection,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'Your data',
    text: 'Take along what we keep of you, or close your account.',
    children: (
      <>
        {take}
        <Button variant="ghost">Close my account</Button>
      </>
    ),
  },
} satisfies Meta<typeof AccountSection>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Your data' })).toBeVisible()
  },
}
export const WithForm: Story = {
  args: {
    children: (
      <>
        {take}
        <ConfirmForm text="Your orders can no longer be downloaded." submitLabel="Close it" cancelLabel="Keep it" onCancel={fn()}>
          <PasswordField label="Password" autoComplete="current-password" />
        </ConfirmForm>
      </>
    ),
  },
}
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'On a phone the buttons are as wide as the box',
  globals: { viewport: { value: 'phone' } },
}
