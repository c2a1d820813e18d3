import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NonceProvider, StyleRules } from './style-rules.tsx'

const meta = {
  title: 'Primitives/NonceProvider',
  component: NonceProvider,
  args: {
    value: 'c2hvcA',
    children: (
      <>
        <StyleRules rules='[data-story="nonce"]{aspect-ratio:1}' />
        <div data-story="nonce" className="w-24 bg-haldi" />
      </>
    ),
  },
} satisfies Meta<typeof NonceProvider>
export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Style elements within carry the nonce',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('style')?.nonce).toBe('c2hvcA')
  },
}
