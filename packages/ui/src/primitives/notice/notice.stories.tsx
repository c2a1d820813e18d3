import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../link.tsx'
import { Notice, noticeTones } from './notice.tsx'

const meta = { title: 'Primitives/Notice', component: Notice, args: { children: 'Something went wrong' } } satisfies Meta<typeof Notice>
export default meta
type Story = StoryObj<typeof meta>

export const Error: Story = { args: { tone: 'error' } }
export const All: Story = {
  render: () => (
    <div className="flex max-w-md flex-col gap-3">
      {noticeTones.map((tone) => (
        <Notice key={tone} tone={tone}>
          Personal and commercial use, for life. <Link href="#/">Click for more info</Link>
        </Notice>
      ))}
    </div>
  ),
}
