import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { themeTokens, type Length, type ThemeTokens } from '../packages/ui/src/tokens/theme-tokens.ts'
import { ROOT } from './run.ts'

// `pnpm tokens`: writes the tokens of packages/ui/src/theme.css for other tools: as plain CSS, and as JSON in the format of the Design Tokens Community
// Group (2025.10, https://www.designtokens.org/tr/2025.10/format/), a file for each theme. `npm test generated` fails if the files do not match the theme.
const UI = 'packages/ui/src'

const modes = ['light', 'dark'] as const
type Mode = (typeof modes)[number]

interface Token {
  $type: string
  $value: unknown
  $description?: string
}

const MAX_CHANNEL = 255
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

function colour(hex: string, alpha = 1) {
  const components = [1, 3, 5].map((start) => rounded(Number.parseInt(hex.slice(start, start + 2), 16) / MAX_CHANNEL))
  return { colorSpace: 'srgb', components, alpha, hex }
}

/** `light-dark(a, b)` becomes `a` or `b`; each of them has parentheses of its own. */
const inMode = (css: string, mode: Mode): string =>
  css.replaceAll(/light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\)/g, (_, light: string, dark: string) =>
    mode === 'light' ? light : dark,
  )

/** One shadow, as theme.css writes it: `0 12px 32px -8px rgb(58 40 18 / 0.22)`. */
function shadow(css: string) {
  const [, lengths = '', red, green, blue, alpha] = /^(.+) rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(css) ?? []
  if (alpha === undefined) throw new Error(`${css} is no shadow that can be exported`)
  const [offsetX, offsetY, blur, spread] = [...lengths.split(' '), '0'].map((length) => ({ value: Number.parseFloat(length), unit: 'px' }))
  const hex = `#${[red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
  return { color: colour(hex, Number(alpha)), offsetX, offsetY, blur, spread }
}

/** At the commas that separate shadows, which stand after a closing parenthesis. */
function shadows(css: string) {
  const all = css.split(/(?<=\)), /).map(shadow)
  return all.length === 1 ? all[0] : all
}

const group = <Item extends { name: string }>(items: readonly Item[], toToken: (item: Item) => Token) =>
  Object.fromEntries(items.map((item) => [item.name, toToken(item)]))

const dimension = ({ value, unit }: Length): Token => ({ $type: 'dimension', $value: { value, unit } })
const number = (value: number): Token => ({ $type: 'number', $value: value })

function designTokens(theme: ThemeTokens, mode: Mode) {
  return {
    $description: `The tokens of Chitra in the ${mode} theme. Written by \`pnpm tokens\` from theme.css.`,
    color: group(theme.colours, (token) => ({ $type: 'color', $value: colour(token[mode]), $description: token.use })),
    shadow: group(theme.shadows, ({ value }) => ({ $type: 'shadow', $value: shadows(inMode(value, mode)) })),
    space: { unit: dimension(theme.space) },
    fontFamily: group(theme.fonts, ({ families }) => ({ $type: 'fontFamily', $value: families })),
    fontWeight: group(theme.weights, ({ value }) => ({ $type: 'fontWeight', $value: value })),
    fontSize: group(theme.texts, ({ size }) => dimension({ value: size, unit: 'rem' })),
    lineHeight: group(theme.texts, ({ line }) => dimension({ value: line, unit: 'rem' })),
    radius: group(theme.radii, ({ length }) => dimension(length)),
    breakpoint: group(theme.breakpoints, ({ length }) => dimension(length)),
    easing: group(theme.easings, ({ points }) => ({ $type: 'cubicBezier', $value: points })),
    duration: group(theme.durations, ({ milliseconds }) => ({ $type: 'duration', $value: { value: milliseconds, unit: 'ms' } })),
    layer: group(theme.layers, ({ level }) => number(level)),
  }
}

const written = ({ value, unit }: Length): string => `${value}${unit}`

function plainCss(theme: ThemeTokens): string {
  const lines = [
    ...theme.colours.map(({ name, light, dark }) => [name, light === dark ? light : `light-dark(${light}, ${dark})`]),
    ...theme.shadows.map(({ name, value }) => [`shadow-${name}`, value]),
    ['spacing', written(theme.space)],
    ...theme.fonts.map(({ name, families }) => [
      `font-${name}`,
      families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', '),
    ]),
    ...theme.weights.map(({ name, value }) => [`font-weight-${name}`, String(value)]),
    ...theme.texts.flatMap(({ name, size, line }) => [
      [`text-${name}`, `${size}rem`],
      [`text-${name}--line-height`, `${line}rem`],
    ]),
    ...theme.radii.map(({ name, length }) => [`radius-${name}`, written(length)]),
    ...theme.breakpoints.map(({ name, length }) => [`breakpoint-${name}`, written(length)]),
    ...theme.easings.map(({ name, points }) => [`ease-${name}`, `cubic-bezier(${points.join(', ')})`]),
    ...theme.durations.map(({ name, milliseconds }) => [`duration-${name}`, `${milliseconds}ms`]),
    ...theme.layers.map(({ name, level }) => [`layer-${name}`, String(level)]),
  ]
  return `/* The tokens of Chitra without Tailwind. Written by \`pnpm tokens\` from theme.css. */
:root {
  color-scheme: light dark;
${lines.map(([name, value]) => `  --${name}: ${value};\n`).join('')}}
:root[data-theme='light'] {
  color-scheme: light;
}
:root[data-theme='dark'] {
  color-scheme: dark;
}
`
}

/** The text of each generated file, by its path from the root. */
export function tokenFiles(): Map<string, string> {
  const theme = themeTokens(readFileSync(join(ROOT, UI, 'theme.css'), 'utf8'))
  return new Map([
    [`${UI}/tokens/tokens.css`, plainCss(theme)],
    ...modes.map((mode): [string, string] => [`${UI}/tokens/${mode}.json`, `${JSON.stringify(designTokens(theme, mode), null, 2)}\n`]),
  ])
}

if (import.meta.main)
  for (const [path, text] of tokenFiles()) {
    mkdirSync(dirname(join(ROOT, path)), { recursive: true })
    writeFileSync(join(ROOT, path), text)
  }
