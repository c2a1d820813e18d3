import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
import { CartLine } from './cart-line.tsx'

const meta = {
  title: 'Patterns/CartLine',
  component: CartLine,
  args: {
    href: '#/item/tea',
    title: 'Tea gardens on misty hills',
    detail: 'By Meera · JPG',
    picture: scenePicture('tea'),
    price: '₹199.00',
    onRemove: fn(),
    onMoveToWishList: fn(),
  },
  decorators: [
    (Story) => (
      <ul className="max-w-3xl">
        <Story />
      </ul>
    ),
  ],
} satisfies Meta<typeof CartLine>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Tea gardens on misty hills from cart' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}
export const Zip: Story = { args: { title: 'Forty kolam patterns', detail: 'By Anand · ZIP', picture: undefined } }
export const Busy: Story = { args: { busy: true }, parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } } }
