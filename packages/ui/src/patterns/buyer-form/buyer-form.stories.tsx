import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { CartSummary } from '../cart-summary/cart-summary.tsx'
import { BuyerForm, type BuyerFormProps } from './buyer-form.tsx'

const states = ['Goa', 'Karnataka', 'Kerala', 'Maharashtra', 'Tamil Nadu'].map((name) => ({ value: name, label: name }))

function LiveForm({ business, ...rest }: BuyerFormProps) {
  const [checked, setChecked] = useState(business.checked)
  return <BuyerForm {...rest} business={{ ...business, checked, onCheckedChange: setChecked }} />
}

const meta = {
  title: 'Patterns/BuyerForm',
  component: BuyerForm,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'For your invoice',
    text: 'Your State decides which tax the invoice shows. The price stays the same.',
    name: { label: 'Name', defaultValue: 'Asha Rao' },
    place: { label: 'State', placeholder: 'Choose your State', options: states },
    business: { label: 'I buy for a business with a GSTIN', checked: false, onCheckedChange: fn() },
    taxNumber: { label: 'GSTIN' },
    businessName: { label: 'Business name' },
    submitLabel: 'Save',
    onSubmit: fn((event) => event.preventDefault()),
  },
  render: (args) => <LiveForm {...args} />,
} satisfies Meta<typeof BuyerForm>
export default meta
type Story = StoryObj<typeof meta>

export const Person: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalled()
  },
}
export const Business: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'GSTIN' })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'GSTIN' }), '27AAACR5055K1Z7')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Business name' })).toHaveFocus()
  },
}
export const OutsideIndia: Story = {
  args: {
    place: { label: 'State', options: [...states, { value: '96', label: 'Outside India' }], defaultValue: '96' },
    country: { label: 'Country', placeholder: 'Choose your country', options: [{ value: 'NP', label: 'Nepal' }] },
  },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Country' }), 'Nepal')
    await expect(canvas.getByRole('combobox', { name: 'Country' })).toHaveValue('NP')
  },
}
export const WithErrors: Story = {
  args: {
    place: { label: 'State', placeholder: 'Choose your State', options: states, error: 'Please choose your State' },
    business: { label: 'I buy for a business with a GSTIN', checked: true, onCheckedChange: fn() },
    taxNumber: { label: 'GSTIN', defaultValue: '27AAACR5055K1Z8', error: 'This GSTIN has a wrong character' },
  },
}
export const WithCancel: Story = { args: { cancel: { label: 'Cancel', onCancel: fn() } } }
export const Busy: Story = { args: { busy: true } }
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex max-w-sm flex-col gap-4">
      <LiveForm {...args} />
      <CartSummary subtotal="₹199.00" taxes="₹35.82" taxRate="18%" total="₹234.82" onCheckout={fn()} />
    </div>
  ),
}
