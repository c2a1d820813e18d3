import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Table, TableBody, TableCell, TableRow } from './table.tsx'

const meta = {
  title: 'Primitives/TableRow',
  component: TableRow,
  args: { children: <TableCell>Tea gardens on misty hills</TableCell> },
  decorators: [
    (Story) => (
      <Table caption="Sold this week" className="max-w-2xl">
        <TableBody>
          <Story />
          <TableRow>
            <TableCell>Lotus, a graphic</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    ),
  ],
} satisfies Meta<typeof TableRow>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2)
  },
}
