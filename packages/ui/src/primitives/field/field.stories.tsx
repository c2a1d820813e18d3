import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordField } from '../password-field/password-field.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { controlClasses, describedBy, Field } from './field.tsx'

const control = (parts: { hint?: string; error?: string } = {}) => (
  <input
    id="pin"
    inputMode="numeric"
    defaultValue="6000"
    aria-invalid={parts.error ? true : undefined}
    aria-describedby={describedBy('pin', parts)}
    className={`${controlClasses} h-12 px-3.5`}
  />
)
const wrong = { error: 'A PIN code has six figures' }
const hint = { hint: 'For the invoice' }

const meta = {
  title: 'Primitives/Field',
  component: Field,
  args: { id: 'pin', label: 'PIN code', children: control(), className: 'max-w-xs' },
} satisfies Meta<typeof Field>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LabelHidden: Story = { args: { labelHidden: true } }
export const WithHint: Story = { args: { ...hint, children: control(hint) } }
export const WithError: Story = {
  args: { ...wrong, children: control(wrong) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox', { name: 'PIN code' })
    await expect(box).toBeInvalid()
    await expect(box).toHaveAccessibleDescription(wrong.error)
  },
}
export const WithHintAndError: Story = { args: { ...hint, ...wrong, children: control({ ...hint, ...wrong }) } }
export const Examples: Story = {
  name: 'Among neighbours',
  args: { ...wrong, children: control(wrong), className: undefined },
  render: (args) => (
    <form className="flex max-w-md flex-col gap-4 rounded-2xl border bg-surface p-6">
      <TextField label="Email" type="email" defaultValue="meera@example.in" />
      <Field {...args} />
      <PasswordField label="Password" />
    </form>
  ),
}
