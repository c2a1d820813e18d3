import type { Meta, StoryObj } from '@storybook/react-vite'
import css from '../theme.css?raw'
import { colourTokens, contrast, PAIRS } from './contrast.ts'
import { FoundationPage, FoundationSection } from './page.tsx'

const tokens = colourTokens(css)
const byName = new Map(tokens.map((token) => [token.name, token]))

/** What each colour is for. */
const USES: Record<string, string> = {
  paper: 'The page',
  surface: 'Cards, bars',
  raised: 'Fields, menus',
  hover: 'Under the pointer',
  ink: 'Text; what is chosen',
  soft: 'Secondary text',
  line: 'Hairlines',
  edge: 'Borders of controls',
  kumkum: 'What moves the purchase',
  'kumkum-deep': 'Vermilion, pressed',
  'kumkum-soft': 'Errors',
  'on-kumkum': 'Text on vermilion',
  'haldi-soft': 'Ground of a note',
  'on-haldi': 'Text on turmeric',
  'leaf-deep': 'Leaf green, pressed',
  'leaf-soft': 'Ground of a success',
  'on-leaf': 'Text on leaf green',
  'on-scrim': 'Text over pictures',
  haldi: 'Promises, notes',
  neel: 'Links, focus',
  leaf: 'Free, owned, download',
  scrim: 'Over pictures',
  heart: 'The wish-list heart',
  footer: 'The foot of the page',
}

function Swatches() {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {tokens.map(({ name, light, dark }) => (
        <li key={name} className="flex flex-col overflow-hidden rounded-lg border bg-surface">
          <span className="h-16 border-b" style={{ background: `var(--${name})` }} />
          <span className="flex flex-col gap-0.5 p-3">
            <strong className="text-sm font-semibold">{name}</strong>
            <span className="text-xs text-soft">{USES[name]}</span>
            <span className="text-xs tabular-nums text-soft">{light === dark ? light : `${light} · ${dark}`}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function ContrastTable() {
  const rows = PAIRS.flatMap(({ over, under, least }) => under.map((ground) => ({ over, ground, least })))
  return (
    <div className="overflow-x-auto">
      <table className="w-full min-w-lg text-start text-sm tabular-nums">
        <thead className="text-xs text-soft">
          <tr>
            {['Sample', 'On', 'Light', 'Dark', 'Least'].map((head) => (
              <th key={head} scope="col" className="py-2 pe-4 font-semibold">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ over, ground, least }) => (
            <tr key={`${over} ${ground} ${least}`} className="border-t">
              <td className="py-2 pe-4">
                <span className="rounded-sm px-2 py-1 font-semibold" style={{ color: `var(--${over})`, background: `var(--${ground})` }}>
                  {over}
                </span>
              </td>
              <td className="py-2 pe-4">{ground}</td>
              {(['light', 'dark'] as const).map((theme) => (
                <td key={theme} className="py-2 pe-4">
                  {contrast(byName.get(over)?.[theme] ?? '#000000', byName.get(ground)?.[theme] ?? '#000000').toFixed(1)}
                </td>
              ))}
              <td className="py-2 pe-4">{least}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Colour() {
  return (
    <FoundationPage
      title="Colour"
      lead="Paper and ink, one vermilion, turmeric for promises, indigo for links, leaf green for what is free or yours. Each token has a light and a dark value; the toolbar changes them."
    >
      <FoundationSection title="Tokens">
        <Swatches />
      </FoundationSection>
      <FoundationSection
        title="Contrast"
        text="By WCAG 2.2. Body text keeps 7 to 1, other text 4.5, borders of controls and focus rings 3. A test holds every pair to its least."
      >
        <ContrastTable />
      </FoundationSection>
    </FoundationPage>
  )
}

const meta = {
  title: 'Foundations/Colour',
  tags: ['!autodocs'],
  component: Colour,
  // A sample of a border's colour is no text to be read.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', selector: '*:not(td > span)' }] } } },
} satisfies Meta<typeof Colour>
export default meta

export const Tokens: StoryObj<typeof meta> = {}
