import type { Meta, StoryObj } from '@storybook/react-vite'
import css from '../theme.css?raw'
import { FoundationPage, FoundationSection } from './page.tsx'

const sizes = Array.from(
  css.matchAll(/--text-(\w+): ([\d.]+)rem;\s*--text-\w+--line-height: ([\d.]+)rem;/g),
  ([, name = '', size = '', line = '']) => ({
    name,
    size: Number(size),
    line: Number(line),
  }),
)
const PIXELS = 16
/** From here on a size is for headings, which stand in their own weight. */
const HEADINGS_FROM = 1.5
const px = (rem: number): string => `${Math.round(rem * PIXELS * 10) / 10}`

function Type() {
  return (
    <FoundationPage
      title="Type"
      lead="Anek, for Latin and Devanagari alike, by its weight axis only. Figures in money and tables are tabular. Sizes follow the reader's own setting."
    >
      <FoundationSection title="Scale">
        <ul className="flex flex-col gap-4">
          {sizes.map(({ name, size, line }) => (
            <li key={name} className="flex flex-col gap-1 border-b pb-4 md:flex-row md:items-baseline md:gap-6">
              <span className="w-40 shrink-0 text-xs tabular-nums text-soft">
                {name}, {px(size)} / {px(line)} px
              </span>
              <span
                className={size < HEADINGS_FROM ? 'min-w-0' : 'min-w-0 font-bold tracking-[-0.018em]'}
                style={{ fontSize: `${size}rem`, lineHeight: `${line}rem` }}
              >
                Pictures speak <span lang="hi">चित्र</span> ₹199
              </span>
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="Weights">
        <ul className="flex flex-col gap-2 text-lg">
          <li className="font-normal">Text stands in 400.</li>
          <li className="font-semibold">What is named or pressed stands in 590.</li>
          <li className="font-bold">Headings stand in 645, tightly set.</li>
        </ul>
      </FoundationSection>
      <FoundationSection
        title="Money"
        text="Tabular figures stand under each other. The rupee sign has a file of its own, of one kilobyte."
      >
        <ul className="flex w-40 flex-col text-end text-lg tabular-nums">
          <li>₹199</li>
          <li>₹234.82</li>
          <li>₹1,11,111.11</li>
        </ul>
      </FoundationSection>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Type', tags: ['!autodocs'], component: Type } satisfies Meta<typeof Type>
export default meta

export const Scale: StoryObj<typeof meta> = {}
