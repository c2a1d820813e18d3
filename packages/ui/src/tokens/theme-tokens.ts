import { colourUses } from './colour-uses.ts'

/** A colour of the theme, in light and in dark. */
export interface ColourToken {
  name: string
  /** As `#rrggbb`. */
  light: string
  dark: string
  /** What it is for; empty if nobody has said so. */
  use: string
}

/** A length in the unit that theme.css gives it. */
export interface Length {
  value: number
  unit: 'px' | 'rem'
}

export interface TextToken {
  name: string
  /** In rem. */
  size: number
  /** The line's height, in rem. */
  line: number
}

/** What theme.css says, read from its text: pages, tests and exported files show these, so that no value is written twice. */
export interface ThemeTokens {
  colours: ColourToken[]
  /** As CSS, with `light-dark()`; `utility` is the class that casts it. */
  shadows: { name: string; value: string; utility: string }[]
  /** The unit of space, of which all distances are multiples. */
  space: Length
  texts: TextToken[]
  weights: { name: string; value: number }[]
  fonts: { name: string; families: string[] }[]
  radii: { name: string; length: Length }[]
  breakpoints: { name: string; length: Length }[]
  /** Control points of cubic Bézier curves. */
  easings: { name: string; points: number[] }[]
  /** In milliseconds. */
  durations: { name: string; milliseconds: number; repeats: boolean }[]
  layers: { name: string; level: number }[]
}

const HEX = String.raw`#[\da-f]{6}`
const COLOUR = new RegExp(String.raw`^(?:light-dark\((${HEX}), (${HEX})\)|(${HEX}))$`)

/** Custom properties in order, each with its value. What Tailwind takes back (`--color-*: initial`) is none, nor what stands in comments. */
function properties(css: string): [name: string, value: string][] {
  const text = css.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return Array.from(text.matchAll(/^\s*--([\w-]+): ([^;]+);/gm), ([, name = '', value = '']) => [name, value.replaceAll(/\s+/g, ' ')])
}

function length(value: string): Length {
  const [, number, unit] = /^([\d.]+)(px|rem)$/.exec(value) ?? []
  if (number === undefined) throw new Error(`${value} is no length in px or rem`)
  return { value: Number(number), unit: unit === 'px' ? 'px' : 'rem' }
}

const milliseconds = (time: string): number => (time.endsWith('ms') ? Number.parseFloat(time) : Math.round(Number.parseFloat(time) * 1000))

/** Reads the tokens from the text of theme.css, in its order. */
export function themeTokens(css: string): ThemeTokens {
  const all = properties(css)
  /** The properties of one kind, by what follows the prefix in their name. */
  const named = (prefix: string) =>
    all
      .filter(([name, value]) => name.startsWith(prefix) && !name.slice(prefix.length).includes('--') && !value.startsWith('var('))
      .map(([name, value]) => ({ name: name.slice(prefix.length), value }))
  const valueOf = (wanted: string): string => {
    const found = all.find(([name]) => name === wanted)?.[1]
    if (found === undefined) throw new Error(`theme.css has no --${wanted}`)
    return found
  }
  return {
    colours: all.flatMap(([name, value]) => {
      const [, light, dark, both = ''] = COLOUR.exec(value) ?? []
      if (light === undefined && both === '') return []
      return [{ name, light: light ?? both, dark: dark ?? both, use: colourUses[name] ?? '' }]
    }),
    shadows: named('shadow-').map(({ name, value }) => {
      const [utility = ''] = all.find(([, alias]) => alias === `var(--shadow-${name})`) ?? []
      return { name, value, utility }
    }),
    space: length(valueOf('spacing')),
    texts: named('text-').map(({ name, value }) => ({
      name,
      size: length(value).value,
      line: length(valueOf(`text-${name}--line-height`)).value,
    })),
    weights: named('font-weight-').map(({ name, value }) => ({ name, value: Number(value) })),
    fonts: named('font-')
      .filter(({ name }) => !name.startsWith('weight-'))
      .map(({ name, value }) => ({ name, families: value.split(', ').map((family) => family.replaceAll("'", '')) })),
    radii: named('radius-').map(({ name, value }) => ({ name, length: length(value) })),
    breakpoints: named('breakpoint-').map(({ name, value }) => ({ name, length: length(value) })),
    easings: named('ease-').map(({ name, value }) => ({ name, points: (value.match(/-?[\d.]+/g) ?? []).map(Number) })),
    durations: named('animate-').map(({ name, value }) => ({
      name,
      milliseconds: milliseconds(/[\d.]+m?s/.exec(value)?.[0] ?? '0ms'),
      repeats: value.includes('infinite'),
    })),
    layers: Array.from(css.matchAll(/@utility layer-(\w+) \{\s*z-index: (\d+);/g), ([, name = '', level = '']) => ({
      name,
      level: Number(level),
    })),
  }
}
