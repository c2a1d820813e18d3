import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { longTitle } from '../../fixtures.ts'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'
import { ShareButtons, type ShareButtonsProps } from './share-buttons.tsx'

function LiveShareButtons({ copied: copiedBefore = false, onCopyLink, ...rest }: ShareButtonsProps) {
  const [copied, setCopied] = useState(copiedBefore)
  return (
    <ShareButtons
      {...rest}
      copied={copied}
      onCopyLink={(copy) => {
        setCopied(true)
        onCopyLink?.(copy)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/ShareButtons',
  component: ShareButtons,
  args: { url: 'https://chitra.example/item/1', title: 'Tea gardens', onCopyLink: fn(), className: 'max-w-md' },
} satisfies Meta<typeof ShareButtons>
export default meta
type Story = StoryObj<typeof meta>

/** Four networks, each with address and title. */
export const Default: Story = {
  name: 'Four networks',
  tags: ['[ITEM-06]'],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      await expect(link).toHaveAttribute('href', expect.stringContaining('https%3A%2F%2Fchitra.example%2Fitem%2F1'))
      await expect(link).toHaveAttribute('href', expect.stringContaining('Tea%20gardens'))
      await expect(link).toHaveAttribute('target', '_blank')
    }
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}
export const Copied: Story = { args: { copied: true } }
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Copying is said, and focus stays',
  render: (args) => <LiveShareButtons {...args} />,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Copy link' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCopyLink).toHaveBeenCalledWith({ url: 'https://chitra.example/item/1' })
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied')
    await expect(canvas.getByRole('button', { name: 'Link copied' })).toHaveFocus()
  },
}
export const WithoutCopying: Story = {
  render: ({ url, title, className }) => <ShareButtons url={url} title={title} className={className} />,
}
export const Devanagari: Story = {
  name: 'A title in Devanagari arrives whole',
  args: { title: longTitle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Share on WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(longTitle)),
    )
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div className="flex max-w-md flex-col gap-5">
      <ShareButtons {...args} />
      <KeywordChips keywords={['tea', 'tea garden', 'plantation', 'hills', 'mist']} linkFor={(keyword) => `#/search/${keyword}`} />
    </div>
  ),
}
