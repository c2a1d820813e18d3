import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { fixtureAssets } from '../../fixtures.ts'
import { SimilarImages } from './similar-images.tsx'

const images = fixtureAssets(10).map(({ id, href, title, picture, price }) => ({ id, href, title, picture, price }))

const meta = { title: 'Patterns/SimilarImages', component: SimilarImages, args: { images } } satisfies Meta<typeof SimilarImages>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Four first, all on demand [ITEM-07]',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(canvas.getAllByRole('link')).toHaveLength(10)
  },
}
export const Few: StoryObj<typeof meta> = { args: { images: images.slice(0, 3) } }
