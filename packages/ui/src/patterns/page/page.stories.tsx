import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRef } from 'react'
import { expect, fn } from 'storybook/test'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { CartIcon } from '../../icons.ts'
import { Button } from '../../primitives/button/button.tsx'
import { EmptyState } from '../../primitives/empty-state/empty-state.tsx'
import { Notice } from '../../primitives/notice/notice.tsx'
import { CartLine } from '../cart-line/cart-line.tsx'
import { LineList } from '../line-list/line-list.tsx'
import { Page } from './page.tsx'

const heading = createRef<HTMLDivElement>()

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Patterns/Page',
  component: Page,
  parameters: { layout: 'fullscreen', chromatic: { disableSnapshot: true } },
  args: {
    title: 'My Cart',
    count: 1,
    kind: 'lines',
    children: (
      <LineList>
        <CartLine
          href="#/item/tea"
          title="Tea gardens on misty hills"
          detail="By Meera · JPG"
          picture={scenePicture('tea')}
          price="₹199.00"
          onRemove={fn()}
        />
      </LineList>
    ),
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const boxes = (
  <>
    <Notice tone="info">The first of two boxes.</Notice>
    <Notice tone="info">The second, below it.</Notice>
  </>
)

export const Lines: Story = {}
export const Boxes: Story = {
  args: { title: 'Edit Profile', count: undefined, kind: 'form', children: boxes },
}
export const Empty: Story = {
  args: { count: 0, empty: <EmptyState title="No item in Cart" icon={<CartIcon aria-hidden="true" />} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
}
export const WithActions: Story = {
  args: { title: 'My Orders', count: undefined, kind: 'boxes', actions: <Button variant="secondary">Print</Button>, children: boxes },
}
export const WithReceipt: Story = {
  name: 'What has just happened stands above the heading',
  args: {
    title: 'My Orders',
    count: undefined,
    kind: 'boxes',
    above: <Notice tone="success">Your payment has arrived.</Notice>,
    children: boxes,
  },
}
export const LongTitle: Story = { args: { title: longTitle, actions: <Button variant="secondary">Print</Button> } }
export const TakesFocus: Story = {
  name: 'Its heading takes the focus',
  args: { headingRef: heading },
  play: async ({ canvas }) => {
    heading.current?.focus()
    await expect(heading.current).toHaveFocus()
    await expect(heading.current).toContainElement(canvas.getByRole('heading', { level: 1 }))
  },
}
export const SaysWhatWasFound: Story = {
  name: 'What was found is read out, and not shown',
  args: { status: '3 orders found' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('3 orders found')
  },
}
