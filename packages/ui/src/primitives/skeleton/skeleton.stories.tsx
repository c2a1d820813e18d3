import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'Primitives/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const Line: Story = { args: { className: 'h-5 w-64' } }
export const Tile: Story = { args: { className: 'h-64 w-48 rounded-lg' } }
export const Round: Story = { args: { className: 'size-11 rounded-full' } }
export const Examples: Story = {
  name: 'A list on its way',
  render: () => (
    <section aria-busy="true" aria-label="Loading" className="flex max-w-md flex-col gap-5">
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex items-center gap-4">
          <Skeleton className="size-16 shrink-0 rounded-lg" />
          <div className="flex grow flex-col gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </section>
  ),
}
