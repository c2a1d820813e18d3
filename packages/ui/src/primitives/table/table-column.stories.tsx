import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table, TableColumn, TableHead, TableRow } from './table.tsx'

const meta = {
  title: 'Primitives/TableColumn',
  component: TableColumn,
  args: { children: 'Title' },
  decorators: [
    (Story) => (
      <Table caption="Sold this week" className="max-w-2xl">
        <TableHead>
          <TableRow>
            <Story />
            <TableColumn className="text-end">Price</TableColumn>
          </TableRow>
        </TableHead>
      </Table>
    ),
  ],
} satisfies Meta<typeof TableColumn>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
  },
}
