import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Link } from '../../link.tsx'
import { PageHeading } from '../../patterns/page-heading/page-heading.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { Table, TableBody, TableCell, TableColumn, TableHead, TableRow } from './table.tsx'

const rows = [
  ['Tea gardens on misty hills', 'Photograph', '₹199.00'],
  ['Lotus, a graphic', 'Graphic', '₹199.00'],
  ['Forty kolam patterns', 'Bundle', '₹499.00'],
] as const

const parts = (
  <>
    <TableHead>
      <TableRow>
        <TableColumn>Title</TableColumn>
        <TableColumn>Kind</TableColumn>
        <TableColumn className="text-end">Price</TableColumn>
      </TableRow>
    </TableHead>
    <TableBody>
      {rows.map(([title, kind, price]) => (
        <TableRow key={title}>
          <TableCell className="font-semibold">{title}</TableCell>
          <TableCell className="text-soft">{kind}</TableCell>
          <TableCell className="text-end tabular-nums">{price}</TableCell>
        </TableRow>
      ))}
    </TableBody>
  </>
)

const meta = {
  title: 'Primitives/Table',
  component: Table,
  args: { caption: 'Sold this week', children: parts, className: 'max-w-2xl' },
} satisfies Meta<typeof Table>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Sold this week' })).toBeVisible()
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}
export const CaptionHidden: Story = { args: { captionHidden: true } }
export const Empty: Story = {
  args: {
    children: (
      <TableBody>
        <TableRow>
          <TableCell className="py-12 text-center text-base text-soft">Nothing was sold</TableCell>
        </TableRow>
      </TableBody>
    ),
  },
}
export const Examples: Story = {
  name: 'Among neighbours',
  args: { captionHidden: true, className: undefined },
  render: (args) => (
    <div className="flex max-w-3xl flex-col gap-5">
      <PageHeading title="Sold this week" actions={<Badge tone="promise">3 new</Badge>} />
      <div className="overflow-x-auto rounded-2xl border bg-surface">
        <Table {...args} />
        <div className="flex min-h-12 items-center justify-between px-5 text-sm text-soft">
          <Link href="#/all" className="font-semibold text-neel">
            All sales
          </Link>
          <Pagination page={1} pageCount={3} linkFor={(page) => `#/sold?page=${page}`} />
        </div>
      </div>
    </div>
  ),
}
