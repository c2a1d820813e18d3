import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table, TableBody, TableCell, TableRow } from './table.tsx'

const meta = {
  title: 'Primitives/TableCell',
  component: TableCell,
  args: { children: 'Tea gardens on misty hills' },
  decorators: [
    (Story) => (
      <Table caption="Sold this week" className="max-w-2xl">
        <TableBody>
          <TableRow>
            <Story />
            <TableCell className="text-end tabular-nums">₹199.00</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
  ],
} satisfies Meta<typeof TableCell>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(2)
  },
}
