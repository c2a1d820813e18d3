import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { scenePicture, type SceneName } from '../../fixtures.ts'
import { PageHeading } from '../../patterns/page-heading/page-heading.tsx'
import { PromoBar } from '../../patterns/promo-bar/promo-bar.tsx'
import { GiftIcon, InfinityIcon } from '../../icons.ts'
import { Picture } from '../picture/picture.tsx'
import { Carousel } from './carousel.tsx'

const slide = (name: SceneName) => ({
  id: name,
  content: <Picture picture={scenePicture(name)} className="aspect-16/9 w-full rounded-2xl" />,
})

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { label: 'New this week', slides: [slide('snow'), slide('dunes'), slide('kite')], className: 'max-w-2xl' },
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const OneSlide: Story = { args: { slides: [slide('tea')] } }
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Arrow keys turn it, round and round; it can be paused',
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show slide 1' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Show slide 3' })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.getByRole('group', { name: '3 of 3' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('group', { name: '1 of 3' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Pause the slides' }))
    await expect(canvas.getByRole('button', { name: 'Play the slides' })).toBeVisible()
  },
}
export const RightToLeft: Story = {
  name: 'From right to left, the left arrow goes on',
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Show slide 1' }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('group', { name: '2 of 3' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('group', { name: '1 of 3' })).toBeVisible()
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  parameters: { layout: 'fullscreen' },
  args: { controlsClassName: 'justify-center', className: undefined },
  render: (args) => (
    <>
      <PromoBar
        promises={[
          { icon: <GiftIcon aria-hidden="true" />, text: 'Free downloads to get you started' },
          { icon: <InfinityIcon aria-hidden="true" />, text: 'Lifetime licence, no subscription' },
        ]}
      />
      <div className="page-width flex flex-col gap-5 py-8">
        <PageHeading title="New this week" />
        <Carousel {...args} />
      </div>
    </>
  ),
}
