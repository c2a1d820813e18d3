import type { Meta, StoryObj } from '@storybook/react-vite'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect } from 'storybook/test'
import { HydrationProvider, useHydrated } from './hydration.tsx'

const meta = {
  title: 'Primitives/HydrationProvider',
  component: HydrationProvider,
  args: { drawnByServer: true, children: <Greeting /> },
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof HydrationProvider>
export default meta
type Story = StoryObj<typeof meta>

function Greeting() {
  return <p>{useHydrated() ? 'Hello, Anushka' : 'Hello, visitor'}</p>
}

export const DrawnByServer: Story = {
  name: 'The server’s words first, then the visitor’s own',
  render: (args) => <div dangerouslySetInnerHTML={{ __html: renderToString(<HydrationProvider {...args} />) }} />,
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByText('Hello, visitor')).toBeVisible()
    const frame = canvasElement.querySelector('div:has(> p)')
    if (frame === null) throw new Error('There is no greeting')
    const problems: unknown[] = []
    hydrateRoot(frame, <HydrationProvider {...args} />, { onRecoverableError: (error) => problems.push(error) })
    await canvas.findByText('Hello, Anushka')
    await expect(problems).toEqual([])
  },
}
export const DrawnInTheBrowser: Story = {
  name: 'Without a server, the visitor’s own at once',
  args: { drawnByServer: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Hello, Anushka')).toBeVisible()
  },
}
