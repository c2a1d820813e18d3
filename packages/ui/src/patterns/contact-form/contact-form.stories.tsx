import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { ContactForm } from './contact-form.tsx'

const filled = {
  fullName: { defaultValue: 'Meera Nair' },
  email: { defaultValue: 'meera@example.in' },
  mobile: { defaultValue: '+91 98765 43210' },
  message: { defaultValue: 'I bought the tea gardens twice. Can one of them be given back?' },
}

const meta = {
  title: 'Patterns/ContactForm',
  component: ContactForm,
  args: { onSubmit: fn((event: FormEvent) => event.preventDefault()) },
} satisfies Meta<typeof ContactForm>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Empty: name, mobile, email and message, all required [STAT-04]',
  play: async ({ canvas }) => {
    for (const name of ['Full Name', 'Mobile', 'Email', 'Message']) await expect(canvas.getByRole('textbox', { name })).toBeRequired()
  },
}
export const Filled: Story = { args: filled }
export const LongText: Story = {
  args: {
    ...filled,
    fullName: { defaultValue: 'कल्याणसुंदरम वेंकटरामन अय्यर राजगोपालाचारी' },
    message: { defaultValue: 'One line after another. '.repeat(24) },
  },
}
export const WithErrors: Story = {
  args: { email: { defaultValue: 'meera@', error: 'Email is incorrect' }, message: { error: 'Write a few words' } },
}
export const Busy: Story = {
  name: 'Busy: a second press sends nothing',
  args: { ...filled, state: 'busy' },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sent: Story = {
  args: { state: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}
export const Failed: Story = { args: { ...filled, state: 'failed' } }
export const ByKeyboard: Story = {
  name: 'Tab walks the fields, Enter on the button sends',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard('Meera')
    await userEvent.tab()
    await userEvent.keyboard('+919876543210')
    await userEvent.tab()
    await userEvent.keyboard('meera@example.in')
    await userEvent.tab()
    await userEvent.keyboard('Hello')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Send message' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex flex-col gap-6">
      <PageHeading title="Support" text="We answer within a day" />
      <ContactForm {...args} />
    </div>
  ),
}
