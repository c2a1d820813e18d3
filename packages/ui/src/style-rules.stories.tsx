import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { StyleRules } from './style-rules.tsx'

const meta = {
  title: 'Primitives/StyleRules',
  component: StyleRules,
  args: { rules: '[data-story="rules"]{aspect-ratio:5/2;border-radius:14px}' },
  render: (args) => (
    <>
      <StyleRules {...args} />
      <div data-story="rules" className="w-60 bg-haldi" />
    </>
  ),
} satisfies Meta<typeof StyleRules>
export default meta

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-story]')?.getBoundingClientRect().height).toBeCloseTo(96, 0)
  },
}
