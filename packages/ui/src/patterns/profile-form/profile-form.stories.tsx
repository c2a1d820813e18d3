import type { Meta, StoryObj } from '@storybook/react-vite'
import type { FormEvent } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { ProfileForm } from './profile-form.tsx'

const meta = {
  title: 'Patterns/ProfileForm',
  component: ProfileForm,
  args: {
    name: 'Meera Nair',
    src: scenePicture('marigold').src,
    detail: 'With us since March 2026',
    fullName: { defaultValue: 'Meera Nair' },
    email: { defaultValue: 'meera@example.in' },
    onSubmit: fn((event: FormEvent) => event.preventDefault()),
  },
} satisfies Meta<typeof ProfileForm>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutPortrait: Story = { args: { src: undefined, detail: undefined } }
export const LongName: Story = {
  name: 'A long name in Devanagari is cut above, whole in its field',
  args: {
    name: 'श्रीमती अन्नपूर्णा वेंकटरमण लक्ष्मीनारायण सुब्रमण्यम अय्यर',
    fullName: { defaultValue: 'श्रीमती अन्नपूर्णा वेंकटरमण लक्ष्मीनारायण सुब्रमण्यम अय्यर' },
  },
}
export const LongAddress: Story = {
  name: 'A long address wraps inside the card',
  args: { detail: 'annapurna.venkataramana.lakshminarayana@photographs-of-the-monsoon.example.in' },
  decorators: [
    (Story) => (
      <div className="w-72">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form')
    await expect(form?.scrollWidth).toBe(form?.clientWidth)
  },
}
export const WithErrors: Story = {
  args: {
    fullName: { defaultValue: '', error: 'Write your name' },
    email: { defaultValue: 'meera@', error: 'Email is incorrect' },
  },
}
export const Busy: Story = { args: { busy: true } }
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Enter in a field sends it',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toHaveFocus()
    await userEvent.keyboard('{End} Menon{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex flex-col gap-6">
      <PageHeading title="Edit Profile" text="Your name stands on your invoices" />
      <ProfileForm {...args} />
    </div>
  ),
}
