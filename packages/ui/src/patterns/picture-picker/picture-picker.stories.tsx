import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
import { Dialog } from '../../primitives/dialog/dialog.tsx'
import { PicturePicker } from './picture-picker.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/PicturePicker',
  component: PicturePicker,
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onPick: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-md">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PicturePicker>
export default meta
type Story = StoryObj<typeof meta>

const picture = new File(['tea'], 'tea.png', { type: 'image/png' })
const brought = (files: File[]): DataTransfer => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  return data
}

export const Waiting: Story = {
  name: 'A picture is chosen',
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector('input')
    if (input !== null) await userEvent.upload(input, picture)
    await expect(args.onPick).toHaveBeenCalledWith({ file: picture })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus()
  },
}
export const Dropped: Story = {
  name: 'A picture is dropped, beside its place too',
  play: async ({ args, canvasElement }) => {
    const place = canvasElement.querySelector('[class*=dashed]')
    const drag = (type: string) =>
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer: brought([picture]), bubbles: true, cancelable: true }))
    drag('dragover')
    await waitFor(() => expect(place).toHaveAttribute('data-over'))
    // Prevented: the browser does not leave the page for the file.
    await expect(drag('drop')).toBe(false)
    await expect(args.onPick).toHaveBeenCalledWith({ file: expect.objectContaining({ name: 'tea.png' }) })
    await waitFor(() => expect(place).not.toHaveAttribute('data-over'))
    drag('dragover')
    await waitFor(() => expect(place).toHaveAttribute('data-over'))
    drag('dragleave')
    await waitFor(() => expect(place).not.toHaveAttribute('data-over'))
  },
}
export const Pasted: Story = {
  name: 'A picture is pasted; text is none',
  play: async ({ args }) => {
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: brought([picture]), bubbles: true }))
    await expect(args.onPick).toHaveBeenCalledWith({ file: expect.objectContaining({ name: 'tea.png' }) })
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData: new DataTransfer(), bubbles: true }))
    await expect(args.onPick).toHaveBeenLastCalledWith({ file: null })
  },
}
export const Busy: Story = {
  name: 'One is being looked at, and another has to wait',
  args: { busy: true, picture: scenePicture('tea').src },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Looking for pictures like yours')
    await expect(canvas.getByRole('img', { name: 'Your picture' })).toBeVisible()
    const input = canvasElement.querySelector('input')
    if (input !== null) await userEvent.upload(input, picture)
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}
export const Refused: Story = {
  args: { error: 'This file is not a picture that this browser can open. Please choose a JPEG, PNG or WebP.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^This file is not a picture/)
  },
}
export const RefusedWithPicture: Story = {
  name: 'One was opened, and could not be looked at',
  args: { picture: scenePicture('snow').src, error: 'Too many requests. Please try again in a minute.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose another picture' })).toBeVisible()
  },
}
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
export const Examples: Story = {
  name: 'In its dialog',
  render: (args) => (
    <Dialog open onOpenChange={() => undefined} title="Search by picture" description="It is made small on your device and not kept.">
      <PicturePicker {...args} />
    </Dialog>
  ),
}
