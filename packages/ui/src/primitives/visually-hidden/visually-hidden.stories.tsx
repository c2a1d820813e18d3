import type { Meta, StoryObj } from '@storybook/react-vite'
import { VisuallyHidden } from './visually-hidden.tsx'

const meta = { title: 'Primitives/VisuallyHidden', component: VisuallyHidden, args: { children: 'Heard, not seen' } } satisfies Meta<
  typeof VisuallyHidden
>
export default meta

export const Default: StoryObj<typeof meta> = {
  render: (args) => (
    <p>
      There is more here for a screen reader. <VisuallyHidden {...args} />
    </p>
  ),
}
