import type { Meta, StoryObj } from '@storybook/react-vite'
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from '../../primitives/table/table.tsx'
import { PageHeading } from '../page-heading/page-heading.tsx'
import { ApprovalBadge, approvals } from './approval-badge.tsx'

const meta = {
  title: 'Patterns/ApprovalBadge',
  component: ApprovalBadge,
  args: { approval: 'approved' },
} satisfies Meta<typeof ApprovalBadge>
export default meta
type Story = StoryObj<typeof meta>

export const Approved: Story = {}
export const AwaitingResponse: Story = { args: { approval: 'awaiting' } }
export const Rejected: Story = { args: { approval: 'rejected' } }
export const All: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {approvals.map((approval) => (
        <ApprovalBadge key={approval} approval={approval} />
      ))}
    </div>
  ),
}
export const Examples: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'Among neighbours',
  render: () => (
    <div className="flex max-w-2xl flex-col gap-5">
      <PageHeading title="My uploads" count={3} />
      <div className="overflow-x-auto rounded-2xl border bg-surface">
        <Table caption="My uploads" captionHidden>
          <TableHead>
            <TableRow>
              <TableColumn>Title</TableColumn>
              <TableColumn>State</TableColumn>
            </TableRow>
          </TableHead>
          <TableBody>
            {approvals.map((approval, index) => (
              <TableRow key={approval} className="last:border-b-0">
                <TableCell className="font-semibold">{['Tea gardens', 'Dunes of the Thar', 'Kites'][index]}</TableCell>
                <TableCell>
                  <ApprovalBadge approval={approval} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  ),
}
