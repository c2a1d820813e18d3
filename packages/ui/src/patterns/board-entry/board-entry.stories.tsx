import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { fixtureAssets, longTitle, scenePicture } from '../../fixtures.ts'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { BoardEntry } from './board-entry.tsx'

const meta = {
  title: 'Patterns/BoardEntry',
  component: BoardEntry,
  args: {
    href: '#/item/tea',
    title: 'Tea gardens on misty hills',
    price: '₹199',
    priceNote: '₹234.82 with GST',
    picture: scenePicture('tea'),
    votes: [
      { name: 'Asha', vote: 'heart' },
      { name: 'Ravi', vote: 'heart' },
      { name: 'Meera', vote: 'no' },
    ],
    comments: [
      { id: 'a', name: 'Asha', text: 'The light is lovely. For the first page?', date: '24 Nov 2026' },
      { id: 'b', name: 'Meera', text: 'Too green beside the logo.', date: '25 Nov 2026' },
    ],
    onComment: fn(async () => true),
    maxLength: 1000,
  },
  decorators: [
    (Story) => (
      <ul className="max-w-sm">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof BoardEntry>
export default meta
type Story = StoryObj<typeof meta>

export const Owners: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'For the owner: what others say, and a bin',
  args: { onRemove: fn(), onRemoveComment: fn() },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Yes: Asha, Ravi')).toBeVisible()
    await expect(canvas.getByText('No: Meera')).toBeVisible()
    await expect(canvas.queryByRole('group')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove “Tea gardens on misty hills” from the board' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the comment of Meera' }))
    await expect(args.onRemoveComment).toHaveBeenCalledWith({ id: 'b' })
  },
}
export const Clients: Story = {
  name: 'For a client: Yes or No',
  args: { onVote: fn(), vote: 'heart', votes: [{ name: 'Asha', vote: 'heart', mine: true }] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Yes' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('Yes: you')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'No' }))
    await expect(args.onVote).toHaveBeenCalledWith({ vote: 'no' })
    await userEvent.click(canvas.getByRole('button', { name: 'Yes' }))
    await expect(args.onVote).toHaveBeenLastCalledWith({ vote: null })
  },
}
export const Untouched: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Nothing said yet',
  args: { onVote: fn(), vote: null, votes: [], comments: [] },
}
export const Zip: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A bundle without a thumbnail',
  args: { picture: undefined, title: 'Forty kolam patterns' },
}
export const Long: Story = {
  name: 'A long title, name and comment',
  args: {
    title: longTitle,
    votes: [{ name: 'नेहा'.repeat(12), vote: 'no' }],
    comments: [
      { id: 'a', name: 'नेहा'.repeat(12), text: `${'बहुत-सुंदर'.repeat(12)}\n\nhttps://example.com/${'a'.repeat(60)}`, date: '24 Nov 2026' },
    ],
  },
}
export const Busy: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { busy: true, onRemove: fn() } }
export const OnAPhone: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onVote: fn() },
  globals: { viewport: { value: 'phone' } },
}
export const Comment: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'A comment is sent once, and the field is empty then',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Your comment on “Tea gardens on misty hills”')
    const send = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(send)
    await expect(args.onComment).not.toHaveBeenCalled()
    await userEvent.type(field, ' Yes please ')
    await userEvent.click(send)
    await expect(args.onComment).toHaveBeenCalledOnce()
    await expect(args.onComment).toHaveBeenCalledWith({ text: 'Yes please' })
    await waitFor(() => expect(field).toHaveValue(''))
  },
}
export const Refused: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'What was typed stays if it could not be sent',
  args: { onComment: fn(async () => false) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Your comment on “Tea gardens on misty hills”')
    await userEvent.type(field, 'Yes please')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(args.onComment).toHaveBeenCalledOnce())
    await expect(field).toHaveValue('Yes please')
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <>
      <li className="list-none pb-3">
        <PageHeading title="Diwali campaign" count={3} />
      </li>
      {fixtureAssets(3).map((asset) => (
        <BoardEntry key={asset.id} {...args} title={asset.title} picture={asset.picture} className="mb-4" />
      ))}
    </>
  ),
}
