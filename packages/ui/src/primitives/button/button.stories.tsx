import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DownloadIcon } from '../../icons.ts'
import { Link } from '../../link.tsx'
import { Button, buttonSizes, buttonVariants } from './button.tsx'

const meta = { title: 'Primitives/Button', component: Button, args: { children: 'Find a picture', onClick: fn() } } satisfies Meta<
  typeof Button
>
export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Download: Story = { args: { variant: 'download', children: 'Free Download' } }
export const Disabled: Story = { args: { disabled: true } }
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const AsLink: Story = { args: { asChild: true, children: <Link href="#/search">Find a picture</Link> } }
export const All: Story = {
  render: (args) => (
    <div className="flex flex-col gap-4">
      {buttonSizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-3">
          {buttonVariants.map((variant) => (
            <Button key={variant} {...args} size={size} variant={variant}>
              <DownloadIcon aria-hidden="true" />
              {variant}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}
