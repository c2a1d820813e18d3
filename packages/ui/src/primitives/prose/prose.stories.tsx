import type { Meta, StoryObj } from '@storybook/react-vite'
import { longTitle } from '../../fixtures.ts'
import { Link } from '../../link.tsx'
import { Prose } from './prose.tsx'

// The stories of the shop's pages are the pictures of it.
const meta = {
  title: 'Primitives/Prose',
  component: Prose,
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    children: (
      <>
        <p>
          A picture that you buy here is yours to use for life. The <Link href="#/licence">licence</Link> says it in full.
        </p>
        <h2>What you may do</h2>
        <ul>
          <li>Print it, publish it and put it on a screen.</li>
          <li>Crop it, colour it and set words over it.</li>
        </ul>
        <h3>If you are not sure</h3>
        <ol>
          <li>Look through the questions.</li>
          <li>Write to us.</li>
        </ol>
        <blockquote>One payment, one licence. Nothing ends and nothing renews.</blockquote>
      </>
    ),
  },
} satisfies Meta<typeof Prose>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const Hindi: Story = { args: { children: <p lang="hi">{longTitle.repeat(4)}</p> } }
