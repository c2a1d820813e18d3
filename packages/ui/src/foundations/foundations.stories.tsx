import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { expect, spyOn, userEvent } from 'storybook/test'
import { Colours, ContrastTable } from './colours.tsx'
import { IconsToCopy, IconSizes } from './icons-to-copy.tsx'
import { Look } from './look.tsx'
import { Easings, Entrances, Waits } from './moves.tsx'
import { Breakpoints, Layers, Radii, Shadows, Spaces } from './sizes.tsx'
import { Families, Figures, TextSizes, Weights } from './texts.tsx'
import { Arches, Logos } from './window.tsx'

/** What a page of documentation shows, for axe to judge: a test run opens stories alone. */
function Specimens({ parts }: { parts: readonly ComponentType[] }) {
  return parts.map((Part, index) => <Part key={index} />)
}

const meta = {
  title: 'Foundations/Tests',
  component: Specimens,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Specimens>
export default meta
type Story = StoryObj<typeof meta>

export const Start: Story = { args: { parts: [Look] } }
export const Colour: Story = {
  args: { parts: [Colours, ContrastTable] },
  play: async ({ canvas }) => {
    const paper = canvas.getByText('paper', { selector: 'strong' }).closest('li')
    await expect(paper).toHaveTextContent(/Contrast to ink, at least 7:1.*Light#faf6ef1\d\.\d:1.*Dark#1411101\d\.\d:1/)
  },
}
export const Type: Story = { args: { parts: [TextSizes, Weights, Figures, Families] } }
export const Space: Story = { args: { parts: [Spaces, Breakpoints] } }
export const Radius: Story = { args: { parts: [Radii] } }
export const Shadow: Story = { args: { parts: [Shadows] } }
export const Motion: Story = { args: { parts: [Entrances, Waits, Easings] } }
export const Levels: Story = { args: { parts: [Layers] } }
export const Window: Story = { args: { parts: [Logos, Arches] } }
export const Icons: Story = {
  args: { parts: [IconsToCopy, IconSizes] },
  play: async ({ canvas }) => {
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'HeartIcon' }))
    await expect(written).toHaveBeenCalledWith("import { HeartIcon } from '@chitra/ui'")
    await expect(await canvas.findByText("Copied: import { HeartIcon } from '@chitra/ui'")).toBeVisible()
    written.mockRejectedValue(new Error('not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'CartIcon' }))
    await expect(await canvas.findByText(/does not allow copying.*CartIcon/)).toBeVisible()
    written.mockRestore()
  },
}
