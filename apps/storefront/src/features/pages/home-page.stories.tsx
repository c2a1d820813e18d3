import type { Meta, StoryObj } from '@storybook/react-vite'
import { scenePicture } from '@chitra/ui/fixtures'
import { banners, hindiTitle, longWords } from '../../testing/fixtures.ts'
import { inShop } from '../../testing/in-shop.tsx'
import { HomePage } from './home-page.tsx'

const titles = ['Tea gardens', 'Evenings', 'Festivals', 'Deserts', 'Rangoli', 'Monsoon']

const linked = (name: Parameters<typeof scenePicture>[0]) => ({ href: `/image/${name}`, title: name, picture: scenePicture(name) })

const meta = {
  title: 'Screens/Home',
  component: HomePage,
  parameters: { layout: 'fullscreen' },
  decorators: [inShop()],
  args: {
    banners: banners(titles),
    heroes: [
      (['dusk', 'monsoon', 'indigo', 'tea', 'marigold', 'snow'] as const).map(linked),
      (['stepwell', 'marigold', 'tea', 'snow', 'dusk', 'indigo'] as const).map(linked),
    ],
  },
} satisfies Meta<typeof HomePage>
export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = {}
export const Empty: Story = { name: 'A catalogue without pictures', args: { banners: [], heroes: [] } }
export const LongWords: Story = { args: { banners: banners([longWords, ...titles], [longWords, longWords]) } }
export const Hindi: Story = { args: { banners: banners([hindiTitle, 'चाय के बाग़ान', 'मानसून'], ['पहाड़', 'धुंध', 'सुबह']) } }
