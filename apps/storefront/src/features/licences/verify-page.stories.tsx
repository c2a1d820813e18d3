import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { hindiTitle } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import type { Verification } from './load-verification.ts'
import { VerifyPage } from './verify-page.tsx'

const code = '7K3M-Q9TX-2WVB'
const verification: Verification = {
  code,
  kind: 'bought',
  status: 'valid',
  issuedAt: '2026-11-02T10:15:00.000Z',
  refundedAt: null,
  licensee: 'Asha R.',
  item: { name: 'Tea gardens at dawn', creator: 'Meera Nair', url: '/image/tea-gardens-at-dawn-a1B2c3' },
  text: { version: '2026-11', title: 'Standard licence' },
  // Of the word "tea".
  files: ['93e3b3ca18d3d3a6e0b0ef0e3e6e4cdf1a0c9a5cd33bd2cbe0b1e9b1b9a4f1c2'],
  isSpecimen: false,
}

const meta = {
  title: 'Screens/Verify a licence',
  component: VerifyPage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop('/verify')],
  args: { code, verification },
} satisfies Meta<typeof VerifyPage>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = { parameters: { chromatic: { disableSnapshot: true } }, args: { code: '', verification: null } }
export const Valid: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('This licence is genuine, and it holds.')).toBeVisible()
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (input !== null) await userEvent.upload(input, new File(['coffee'], 'coffee.jpg'))
    await expect(await canvas.findByText(/^coffee\.jpg is another file/)).toBeVisible()
  },
}
export const Free: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { verification: { ...verification, kind: 'free' } },
}
export const Refunded: Story = {
  args: { verification: { ...verification, status: 'refunded', refundedAt: '2026-11-09T10:15:00.000Z' } },
}
export const Unknown: Story = {
  args: { code: '0000-0000-0000', verification: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Code' })).toHaveValue('0000-0000-0000')
    await expect(canvas.getByText(/^There is no licence with this code/)).toBeVisible()
  },
}
export const Specimen: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { verification: { ...verification, isSpecimen: true } },
}
export const NoLongerSold: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { verification: { ...verification, item: { ...verification.item, url: null } } },
}
export const Hindi: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { verification: { ...verification, item: { ...verification.item, name: hindiTitle } } },
}
