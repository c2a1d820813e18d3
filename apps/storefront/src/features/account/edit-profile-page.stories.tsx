import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import * as messages from '@chitra/messages/account.ts'
import { fields } from '@chitra/messages/fields.ts'
import { longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { EditProfilePage } from './edit-profile-page.tsx'
import { YourData } from './your-data.tsx'

const meta = {
  title: 'Screens/Profile',
  component: EditProfilePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/edit-profile')],
  args: {
    name: 'Meera Nair',
    email: 'meera@example.org',
    pendingEmail: null,
    dob: '1990-04-12',
    mailMessages: true,
    creatorUpdates: false,
    busy: false,
    onSubmit: () => Promise.resolve('saved'),
    onInvalid: fn(),
    onCallOff: fn(),
    children: <YourData busy={false} wrongPassword="" onTake={fn()} onClose={fn()} />,
  },
} satisfies Meta<typeof EditProfilePage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const NewAddress: Story = { name: 'A new address that is not confirmed yet', args: { pendingEmail: 'meera.nair@example.org' } }
export const Loading: Story = { args: { busy: true } }
export const Failed: Story = {
  name: 'A field that says what is wrong',
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByLabelText(messages.profile.fullName))
    await userEvent.click(canvas.getByRole('button', { name: messages.profile.submit }))
    await expect(await canvas.findByText(fields.fullNameRequired)).toBeVisible()
    await expect(args.onInvalid).toHaveBeenCalled()
  },
}
export const LongWords: Story = { args: { name: `${longWords} ${longWords}`, email: `${'a-very-long-name-'.repeat(4)}@example.org` } }
export const Hindi: Story = { args: { name: 'मीरा नायर' } }
