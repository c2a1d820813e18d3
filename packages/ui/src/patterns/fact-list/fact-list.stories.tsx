import type { Meta, StoryObj } from '@storybook/react-vite'
import { FactList } from './fact-list.tsx'

const meta = {
  title: 'Patterns/FactList',
  component: FactList,
  args: {
    facts: [
      { name: 'Size', value: '1067 × 1600 pixels' },
      { name: 'File types', value: 'JPG' },
      { name: 'Id', value: 'k7Qm2x9D' },
    ],
  },
} satisfies Meta<typeof FactList>
export default meta

export const Default: StoryObj<typeof meta> = {}
