import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, waitFor } from 'storybook/test'
import { scenePicture, warmThumbHash } from '../../fixtures.ts'
import { HydrationProvider } from '../../hydration.tsx'
import { Picture, type PictureData } from './picture.tsx'

const meta = {
  title: 'Primitives/Picture',
  component: Picture,
  args: { picture: scenePicture('tea'), className: 'h-48 w-72 rounded-lg' },
} satisfies Meta<typeof Picture>
export default meta
type Story = StoryObj<typeof meta>

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Tea gardens on misty hills' })).toBeVisible())
  },
}
export const Contained: Story = { args: { fit: 'contain' } }
/** A lazy picture without a box is never fetched, so it stays on its way. */
const onItsWay: Story['decorators'] = (Story) => (
  <div className="[&_img]:hidden">
    <Story />
  </div>
)
export const Loading: Story = {
  args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/never.jpg' } },
  decorators: onItsWay,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state=loading]')).toHaveClass('shimmer-over')
  },
}
export const LoadingOverThumbHash: Story = {
  args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/never.jpg', thumbHash: warmThumbHash } },
  decorators: onItsWay,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state=loading]')).toHaveClass('shimmer-over')
  },
}
export const LoadingOverASmallerFile: Story = {
  name: 'On its way, over a smaller file of the same picture',
  args: { picture: { ...scenePicture('tea'), src: 'https://chitra.invalid/never.jpg' }, meanwhile: scenePicture('tea').src },
  decorators: (Story) => (
    <div className="[&_picture_img]:hidden">
      <Story />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-state=loading]')).not.toHaveClass('shimmer-over')
    await waitFor(() => expect(canvasElement.querySelector('[data-state=loading] > img')).toBeVisible())
  },
}
/** A failed picture has a labelled fallback. */
export const Failed: Story = {
  name: 'Failed',
  tags: ['[GAL-02]'],
  args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Tea gardens on misty hills: Picture not available' })).toBeVisible()
  },
}

/** What a server would send, which nobody has taken over yet. */
function FromServer({ picture }: { picture: PictureData }) {
  return <div dangerouslySetInnerHTML={{ __html: renderToString(<DrawnByServer picture={picture} />) }} />
}

const DrawnByServer = ({ picture }: { picture: PictureData }) => (
  <HydrationProvider drawnByServer>
    <Picture picture={picture} />
  </HydrationProvider>
)

/** Takes over what the server drew once the browser is through with the picture. */
const takenOver = async (canvasElement: HTMLElement, picture: PictureData): Promise<HTMLElement> => {
  const image = canvasElement.querySelector('img')
  const frame = image?.closest<HTMLElement>('div:has(> [data-state])')
  if (!image || !frame) throw new Error('There is no picture')
  await expect(image).toBeVisible()
  await waitFor(() => expect(image.complete).toBe(true))
  hydrateRoot(frame, <DrawnByServer picture={picture} />)
  return frame
}

export const ThereBeforeTheScript: Story = {
  name: 'A picture that came before the script is not hidden again',
  parameters: { chromatic: { disableSnapshot: true } },
  render: ({ picture }) => <FromServer picture={picture} />,
  play: async ({ args, canvasElement }) => {
    const frame = await takenOver(canvasElement, args.picture)
    await waitFor(() => expect(frame.querySelector('[data-state=loaded]')).not.toBeNull())
    await expect(frame.querySelector('img')).not.toHaveClass('opacity-0')
  },
}
export const FailedBeforeTheScript: Story = {
  name: 'A picture that failed before the script came gets its fallback',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { picture: { ...scenePicture('tea'), src: 'data:image/png;base64,broken' } },
  render: ({ picture }) => <FromServer picture={picture} />,
  play: async ({ args, canvas, canvasElement }) => {
    await takenOver(canvasElement, args.picture)
    await expect(await canvas.findByRole('img', { name: 'Tea gardens on misty hills: Picture not available' })).toBeVisible()
  },
}
