import type { Meta, StoryObj } from '@storybook/react-vite'
import { Activity, type ComponentProps, useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { fixtureAssets } from '../../fixtures.ts'
import { Button } from '../../primitives/button/button.tsx'
import { KeywordChips } from '../keyword-chips/keyword-chips.tsx'
import { SimilarImages } from './similar-images.tsx'

const images = fixtureAssets(10).map(({ id, href, title, picture, price }) => ({ id, href, title, picture, price }))

const meta = { title: 'Patterns/SimilarImages', component: SimilarImages, args: { images } } satisfies Meta<typeof SimilarImages>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** Four first, all on demand; focus goes on to what came. */
export const ByKeyboard: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Four, then all',
  tags: ['[ITEM-07]'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Load more' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('link')).toHaveLength(10)
    await expect(canvas.getAllByRole('link')[4]).toHaveFocus()
  },
}
function HiddenAndBack(props: ComponentProps<typeof SimilarImages>) {
  const [there, setThere] = useState(true)
  return (
    <>
      <Button onClick={() => setThere(!there)}>{there ? 'Leave' : 'Back'}</Button>
      <Activity mode={there ? 'visible' : 'hidden'}>
        <SimilarImages {...props} />
      </Activity>
    </>
  )
}
export const Hidden: Story = {
  name: 'Hidden and shown again, they leave the focus alone',
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <HiddenAndBack {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }))
    await expect(canvas.getAllByRole('link')[4]).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(canvas.getAllByRole('link')).toHaveLength(10)
    await expect(canvas.getByRole('button', { name: 'Leave' })).toHaveFocus()
  },
}
export const Few: Story = { args: { images: images.slice(0, 3) } }
export const More: Story = {
  name: 'A link leads to a whole list',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { moreHref: '#/search?like=tea' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'More like this' })).toHaveAttribute('href', '#/search?like=tea')
  },
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  args: { images: images.slice(0, 4) },
  render: (args) => (
    <div className="flex flex-col gap-12">
      <KeywordChips keywords={['tea', 'tea garden', 'plantation', 'hills', 'mist']} linkFor={(keyword) => `#/search/${keyword}`} />
      <SimilarImages {...args} />
    </div>
  ),
}
