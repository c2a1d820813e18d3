import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeywordChips } from './keyword-chips.tsx'

const meta = {
  title: 'Patterns/KeywordChips',
  component: KeywordChips,
  args: { keywords: ['tea', 'tea garden', 'plantation', 'hills', 'mist'], linkFor: (keyword) => `#/search/${keyword}` },
} satisfies Meta<typeof KeywordChips>
export default meta

export const Default: StoryObj<typeof meta> = {}
