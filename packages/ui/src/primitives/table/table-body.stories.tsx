import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from './table.tsx'

const meta = {
  title: 'Primitives/TableBody',
  component: TableBody,
  args: {
    children: (
      <TableRow>
        <TableCell>Tea gardens on misty hills</TableCell>
        <TableCell>₹199.00</TableCell>
      </TableRow>
    ),
  },
  decorators: [
    (Story) => (
      <Table caption="Sold this week" className="max-w-2xl">
        <TableHead>
          <TableRow>
            <TableColumn>Title</TableColumn>
            <TableColumn>Price</TableColumn>
          </TableRow>
        </TableHead>
        <Story />
      </Table>
    ),
  ],
} satisfies Meta<typeof TableBody>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell')).toHaveLength(2)
  },
}
