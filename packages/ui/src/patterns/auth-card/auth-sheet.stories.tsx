import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { PasswordField } from '../../primitives/password-field/password-field.tsx'
import { SocialButton } from '../../primitives/social-button/social-button.tsx'
import { TextField } from '../../primitives/text-field/text-field.tsx'
import { AuthForm } from './auth-form.tsx'
import { AuthSheet, type AuthSheetProps } from './auth-sheet.tsx'

function SheetWithOpener({ open: initiallyOpen, ...rest }: AuthSheetProps) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Add To Cart
      </Button>
      <AuthSheet {...rest} open={open} onOpenChange={(change) => setOpen(change.open)} />
    </>
  )
}

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/AuthSheet',
  component: AuthSheet,
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false, height: '36rem' } } },
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Sign in to buy “Tea gardens on misty hills”',
    children: (
      <AuthForm submitLabel="SIGN IN" help={<Link href="#/forgot">Forgot your password?</Link>}>
        <TextField label="Email" type="email" autoComplete="email" />
        <PasswordField label="Password" autoComplete="current-password" />
      </AuthForm>
    ),
    social: <SocialButton provider="google">Login with google</SocialButton>,
    question: (
      <>
        New here? <Link href="#/signup">Register Now</Link>
      </>
    ),
  },
  render: (args) => <SheetWithOpener {...args} />,
} satisfies Meta<typeof AuthSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const FormOnly: Story = { name: 'With no other way in', args: { social: undefined } }
export const LongTitle: Story = {
  name: 'A long title in Devanagari',
  args: { title: 'Sign in to save “हिमालय की बर्फ़ीली चोटियों पर सुबह की पहली किरणों का चित्र”' },
  play: async () => {
    const title = await screen.findByRole('heading', { name: /^Sign in to save/ })
    await expect(title.querySelector('[lang=hi]')).toHaveTextContent('हिमालय')
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
  },
}
export const ByKeyboard: Story = {
  name: 'Begins in the first field, keeps the focus, and gives it back',
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Add To Cart' })
    await userEvent.click(opener)
    const sheet = await screen.findByRole('dialog', { name: /^Sign in to buy/ })
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus())
    for (let step = 0; step < 9; step++) {
      await userEvent.tab()
      await expect(sheet.contains(document.activeElement)).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
}
