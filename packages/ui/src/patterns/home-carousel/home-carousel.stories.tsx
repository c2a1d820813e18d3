import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { longTitle, scenePicture } from '../../fixtures.ts'
import { DownloadIcon, GiftIcon, InfinityIcon, RupeeIcon } from '../../icons.ts'
import { Link } from '../../link.tsx'
import { Button } from '../../primitives/button/button.tsx'
import { PromoBar } from '../promo-bar/promo-bar.tsx'
import { HomeCarousel, type SlidePicture } from './home-carousel.tsx'

const linked = (name: Parameters<typeof scenePicture>[0]): SlidePicture => ({
  href: `#/image/${name}`,
  title: name,
  picture: scenePicture(name),
})

const meta = {
  title: 'Patterns/HomeCarousel',
  component: HomeCarousel,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Welcome',
    slides: [
      {
        id: 'price',
        title: 'Pictures of India,',
        accent: '₹199',
        ending: 'each.',
        text: 'Photographs, graphics and bundles by Indian makers. No subscription, no card needed to begin, a licence that never ends.',
        actions: (
          <>
            <Button asChild size="lg">
              <Link href="#/search">Find a picture</Link>
            </Button>
            <Button asChild size="lg" variant="secondary" icon={<DownloadIcon aria-hidden="true" />}>
              <Link href="#/search?free">Start with a free one</Link>
            </Button>
          </>
        ),
        pictures: (['dusk', 'tea', 'marigold', 'snow', 'monsoon', 'indigo'] as const).map(linked),
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
        pictures: (['stepwell', 'indigo', 'snow', 'dusk', 'marigold', 'tea'] as const).map(linked),
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
/** Arrow keys turn it; it can be paused. */
export const ByKeyboard: Story = {
  name: 'Keyboard and pause',
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['[HOME-01]'],
  play: async ({ canvas }) => {
    const first = canvas.getByRole('button', { name: 'Show slide 1' })
    first.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('button', { name: 'Show slide 2' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }))
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  },
}
export const OneSlide: Story = {
  args: {
    slides: [
      {
        id: 'only',
        title: 'New work, every day.',
        text: 'Makers across the country add to the collection daily.',
        pictures: (['stepwell', 'snow', 'indigo'] as const).map(linked),
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}
export const LongTitle: Story = {
  name: 'A title of 60 characters, a picture that fails, places without one',
  args: {
    slides: [
      {
        id: 'long',
        title: longTitle,
        text: 'Photographs, graphics and bundles by Indian makers, from the snow line to the backwaters, and from the dunes to the mangroves.',
        actions: (
          <Button asChild size="lg">
            <Link href="#/search">Find a picture</Link>
          </Button>
        ),
        pictures: [
          linked('tea'),
          { ...linked('dusk'), picture: { ...scenePicture('dusk'), src: 'data:image/png;base64,broken' } },
          linked('marigold'),
        ],
      },
    ],
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: (args) => (
    <div>
      <HomeCarousel {...args} />
      <PromoBar
        promises={[
          { icon: <GiftIcon aria-hidden="true" />, text: 'Free downloads to get you started' },
          { icon: <RupeeIcon aria-hidden="true" />, text: 'One price: ₹199* an image or graphic' },
          { icon: <InfinityIcon aria-hidden="true" />, text: 'Lifetime licence, no subscription' },
        ]}
      />
    </div>
  ),
}
