import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from './table.tsx'

const meta = {
  title: 'Primitives/TableHead',
  component: TableHead,
  args: {
    children: (
      <TableRow>
        <TableColumn>Title</TableColumn>
        <TableColumn>Price</TableColumn>
      </TableRow>
    ),
  },
  decorators: [
    (Story) => (
      <Table caption="Sold this week" className="max-w-2xl">
        <Story />
        <TableBody>
          <TableRow>
            <TableCell>Tea gardens on misty hills</TableCell>
            <TableCell>₹199.00</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
  ],
} satisfies Meta<typeof TableHead>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
  },
}
