import type { Meta, StoryObj } from '@storybook/react-vite'
import css from '../theme.css?raw'
import { FoundationPage, FoundationSection } from './page.tsx'

const radii = Array.from(css.matchAll(/--radius-(\w+): (\d+)px;/g), ([, name = '', size = '']) => ({ name, size: Number(size) }))
const steps = Array.from(css.matchAll(/--breakpoint-(\w+): (\d+)px;/g), ([, name = '', width = '']) => ({ name, width: Number(width) }))
const layers = Array.from(css.matchAll(/@utility (layer-\w+) \{\s*z-index: (\d+);/g), ([, name = '', level = '']) => ({
  name,
  level: Number(level),
}))
/** Pixels: the grid has eights, halved where things stand close. */
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64]

function Shape() {
  return (
    <FoundationPage
      title="Space and shape"
      lead="A grid of 8 px, hairlines instead of boxes inside boxes, one soft shadow for what floats, rounder corners the larger the thing."
    >
      <FoundationSection title="Space">
        <ul className="flex flex-col gap-2">
          {SPACES.map((size) => (
            <li key={size} className="flex items-center gap-4 text-sm tabular-nums text-soft">
              <span className="w-12 text-end">{size} px</span>
              <span className="h-4 rounded-xs bg-haldi" style={{ width: size }} />
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Corners">
        <ul className="flex flex-wrap gap-6">
          {radii.map(({ name, size }) => (
            <li key={name} className="flex flex-col items-center gap-2 text-xs tabular-nums text-soft">
              <span className="size-20 border border-edge bg-surface" style={{ borderRadius: size }} />
              {name}, {size} px
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Shadows">
        <ul className="flex flex-wrap gap-8">
          <li className="rounded-lg bg-raised p-6 text-sm shadow-sm">sm: what can be lifted</li>
          <li className="rounded-lg bg-raised p-6 text-sm shadow-lg">lg: what floats</li>
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Changes of form"
        text="The page has one change of form, lg: below it panels slide in and tables become cards."
      >
        <ul className="flex flex-wrap gap-6 text-sm tabular-nums">
          {steps.map(({ name, width }) => (
            <li key={name}>
              {name}, from {width} px
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Layers" text="What floats above what; nothing else sets a z-index.">
        <ol className="flex flex-wrap gap-6 text-sm tabular-nums">
          {layers.map(({ name, level }) => (
            <li key={name}>
              {name}, {level}
            </li>
          ))}
        </ol>
      </FoundationSection>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Space and shape', tags: ['!autodocs'], component: Shape } satisfies Meta<typeof Shape>
export default meta

export const Grid: StoryObj<typeof meta> = {}
