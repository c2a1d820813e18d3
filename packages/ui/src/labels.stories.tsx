import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LabelsProvider } from './labels.tsx'
import { Spinner } from './primitives/spinner/spinner.tsx'

const meta = {
  title: 'Primitives/LabelsProvider',
  component: LabelsProvider,
  args: { value: { loading: 'लोड हो रहा है' }, children: <Spinner /> },
} satisfies Meta<typeof LabelsProvider>
export default meta

/** The kit's own words, replaced by the app's. */
export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('लोड हो रहा है')
  },
}
