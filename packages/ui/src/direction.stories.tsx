import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { DirectionProvider } from './direction.tsx'
import { Carousel } from './primitives/carousel/carousel.tsx'

const meta = {
  title: 'Primitives/DirectionProvider',
  component: DirectionProvider,
  globals: { direction: 'rtl' },
  args: {
    value: 'rtl',
    children: (
      <Carousel
        label="Slides"
        slides={[
          { id: 'one', content: <p className="p-8">New every day</p> },
          { id: 'two', content: <p className="p-8">One price</p> },
        ]}
      />
    ),
  },
} satisfies Meta<typeof DirectionProvider>
export default meta

export const RightToLeft: StoryObj<typeof meta> = {
  name: 'From right to left, arrow keys go the way the page is read',
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show slide 1' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('group', { name: '2 of 2' })).toBeVisible()
  },
}
