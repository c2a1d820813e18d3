import { billing as words } from '@chitra/messages/billing.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { inShop } from '../../testing/in-shop.tsx'
import { BillingForm, type BillingOutcome } from './billing-form.tsx'
import { billingRules } from './billing-rules.ts'

const meta = {
  title: 'Screens/Billing',
  component: BillingForm,
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: [inShop('/checkout')],
  args: {
    billing: null,
    accountName: 'Asha Rao',
    rules: billingRules,
    submitLabel: words.save,
    busy: false,
    takesFocus: false,
    onSubmit: fn((): Promise<BillingOutcome> => Promise.resolve('saved')),
    onCancel: fn(),
  },
} satisfies Meta<typeof BillingForm>
export default meta
type Story = StoryObj<typeof meta>

export const FirstTime: Story = {
  args: { takesFocus: true },
  play: async ({ args, canvas }) => {
    const state = canvas.getByRole('combobox', { name: words.place })
    await waitFor(() => expect(state).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await waitFor(() => expect(state).toHaveAccessibleDescription(words.placeMissing))
    await userEvent.selectOptions(state, 'Maharashtra')
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith({ name: 'Asha Rao', place: '27', business: null }))
  },
}
export const Business: Story = {
  args: { billing: { name: 'Asha Rao', place: '27', business: { name: 'Rao Design Studio', gstin: '27AAACR5055K1Z7' } } },
}
export const AnotherState: Story = {
  name: 'A GSTIN of another State',
  args: { billing: { name: 'Asha Rao', place: '29', business: { name: 'Rao Design Studio', gstin: '27AAACR5055K1Z7' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    const gstin = canvas.getByRole('textbox', { name: words.gstin })
    await waitFor(() => expect(gstin).toHaveAccessibleDescription(words.gstinElsewhere('Maharashtra')))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const RefusedByServer: Story = {
  name: 'What the server says stands at its field',
  args: {
    billing: { name: 'Asha Rao', place: '27', business: null },
    onSubmit: fn((): Promise<BillingOutcome> => Promise.resolve({ field: 'name', message: 'Please enter a shorter name' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: words.save }))
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: words.name })).toHaveAccessibleDescription('Please enter a shorter name'),
    )
  },
}
export const Hindi: Story = { args: { billing: { name: 'आशा राव', place: '27', business: null } } }
