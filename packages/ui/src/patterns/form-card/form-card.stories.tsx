import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Notice } from '../../primitives/notice/notice.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { FormCard } from './form-card.tsx'

const onSubmit = fn()
const fields = (
  <>
    <PasswordField label="Current password" autoComplete="current-password" />
    <PasswordField label="New password" autoComplete="new-password" />
  </>
)

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/FormCard',
  component: FormCard,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    submitLabel: 'Change password',
    children: fields,
    onSubmit: (event) => {
      event.preventDefault()
      onSubmit()
    },
  },
} satisfies Meta<typeof FormCard>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change password' }))
    await expect(onSubmit).toHaveBeenCalledOnce()
  },
}
export const Refused: Story = {
  args: {
    children: (
      <>
        {fields}
        <Notice tone="error">Choose a password that you have not had before</Notice>
      </>
    ),
  },
}
export const Busy: Story = { args: { busy: true } }
export const OnAPhone: Story = { parameters: { chromatic: { disableSnapshot: true } }, globals: { viewport: { value: 'phone' } } }
