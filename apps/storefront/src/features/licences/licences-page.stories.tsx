import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { hindiTitle, licences, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { LicencesPage } from './licences-page.tsx'

const meta = {
  title: 'Screens/Licences',
  component: LicencesPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/licences')],
  args: {
    licences: licences(6),
    count: 6,
    page: 1,
    pages: 1,
    search: '',
    kind: 'all',
    busy: false,
    onKind: fn(),
    onCertificate: fn(),
    onDownloadAll: fn(),
    onUse: fn(() => Promise.resolve(true)),
    linkForPage: (page) => `/licences?page=${page}`,
  },
} satisfies Meta<typeof LicencesPage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {
  play: async ({ args, canvas }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Certificate of .*[^N]$/ })
    if (first !== undefined) await userEvent.click(first)
    await expect(args.onCertificate).toHaveBeenCalledWith({ code: '7K3M-Q9TX-2WVB', format: 'pdf' })
    await userEvent.click(canvas.getByRole('button', { name: 'Free' }))
    await expect(args.onKind).toHaveBeenCalledWith('free')
  },
}
export const WithUse: Story = {
  name: 'Saying the client and the project',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change client or project' }))
    const client = await canvas.findByRole('textbox', { name: 'End client' })
    await expect(client).toHaveFocus()
    await userEvent.clear(client)
    await userEvent.type(client, 'x'.repeat(121))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Please use at most 120 characters')).toBeVisible()
    await userEvent.clear(client)
    await userEvent.type(client, 'Ghat Coffee{Enter}')
    await expect(args.onUse).toHaveBeenCalledWith('7K3M-Q9TX-2WVB', { client: 'Ghat Coffee', project: 'Spring catalogue' })
  },
}
export const ManyPages: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { licences: licences(6), count: 143, page: 2, pages: 6 },
}
export const Empty: Story = { args: { licences: [], count: 0 } }
export const NothingFound: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { licences: [], count: 0, search: 'lotus' },
}
export const Preparing: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  name: 'The zip of all is asked for',
  args: { busy: true },
}
export const LongWords: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { licences: licences(2, { name: longWords, creator: longWords }), count: 2 },
}
export const Hindi: Story = { args: { licences: licences(2, { name: hindiTitle, creator: 'प्रियंका शर्मा' }), count: 2 } }
