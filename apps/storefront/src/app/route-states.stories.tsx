import { ApiError } from '@chitra/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { afterFailure, inShop } from '../testing/in-shop.tsx'
import { RouteError, ShapeOfPage } from './route-states.tsx'

const meta = {
  title: 'Screens/RouteStates',
  component: ShapeOfPage,
  subcomponents: { RouteError },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ShapeOfPage>
export default meta
type Story = StoryObj<typeof meta>

export const ListOnItsWay: Story = { decorators: [inShop('/search')] }
export const ItemOnItsWay: Story = { decorators: [inShop('/image/tea-gardens-tea0')] }
export const CartOnItsWay: Story = { decorators: [inShop('/checkout')] }
export const FormOnItsWay: Story = { decorators: [inShop('/editProfile')] }

export const Failed: Story = {
  decorators: [afterFailure(new ApiError('broken', 500, ''))],
  render: () => <RouteError />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
export const Offline: Story = {
  decorators: [afterFailure(new ApiError('offline', 0, ''))],
  render: () => <RouteError />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('connection')
  },
}
export const Missing: Story = {
  name: 'What is not there',
  decorators: [afterFailure(new ApiError('refused', 404, ''))],
  render: () => <RouteError />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('This picture is not here')
  },
}
