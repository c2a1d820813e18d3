import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { scenePicture } from '../../fixtures.ts'
import { DownloadIcon } from '../../icons.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { HomeCarousel } from './home-carousel.tsx'

const meta = {
  title: 'Patterns/HomeCarousel',
  component: HomeCarousel,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Welcome',
    slides: [
      {
        id: 'price',
        title: (
          <>
            Pictures of India, <span className="text-kumkum">₹199</span> each.
          </>
        ),
        text: 'Photographs, graphics and bundles by Indian makers. No subscription, no card needed to begin, a licence that never ends.',
        actions: (
          <>
            <Button asChild size="lg">
              <Link href="#/search">Find a picture</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link href="#/search?free">
                <DownloadIcon aria-hidden="true" />
                Start with a free one
              </Link>
            </Button>
          </>
        ),
        pictures: [scenePicture('dusk'), scenePicture('tea'), scenePicture('marigold')],
      },
      {
        id: 'new',
        title: 'New work, every day.',
        text: 'Makers across the country add to the collection daily, from the snow line to the backwaters.',
        actions: (
          <Button asChild size="lg">
            <Link href="#/search?recent">See what is new</Link>
          </Button>
        ),
        pictures: [scenePicture('stepwell'), scenePicture('snow'), scenePicture('indigo')],
      },
    ],
  },
} satisfies Meta<typeof HomeCarousel>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Second: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show slide 2' }))
    await expect(canvas.getByRole('heading', { name: 'New work, every day.' })).toBeVisible()
  },
}
export const ByKeyboard: Story = {
  name: 'Arrow keys turn it; it can be paused [HOME-01]',
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Show slide 1' })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }))
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  },
}
