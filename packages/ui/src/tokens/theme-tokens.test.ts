import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { colourUses } from './colour-uses.ts'
import { themeTokens } from './theme-tokens.ts'

const tokens = themeTokens(readFileSync(new URL('../theme.css', import.meta.url), 'utf8'))

it('says what each colour is for, and of no other', () => {
  expect(tokens.colours.map(({ name }) => name).toSorted()).toEqual(Object.keys(colourUses).toSorted())
})

it.each(Object.entries(tokens).filter(([, value]) => Array.isArray(value)))('finds tokens of the kind %s', (_, list) => {
  expect(list).not.toHaveLength(0)
})

it('reads a value as theme.css gives it', () => {
  const read = themeTokens(`:root {
    --paper: light-dark(#faf6ef, #141110);
    --heart: #bf3217;
    /* --ghost: #000000; */
    --shadow-near: 0 1px 2px light-dark(rgb(0 0 0 / 0.1), rgb(0 0 0 / 0.4));
    --shadow-sm: var(--shadow-near);
    --font-sans: 'Anek Latin', sans-serif;
    --font-weight-bold: 645;
    --spacing: 4px;
    --text-xs: 0.8125rem;
    --text-xs--line-height: 1.125rem;
    --radius-*: initial;
    --radius-sm: 8px;
    --ease-out: cubic-bezier(0.2, 0.7, 0.2, 1);
    --animate-shimmer: chitra-shimmer 1.6s linear infinite;
  }
  @utility layer-menu {
    z-index: 60;
  }`)
  expect(read).toEqual({
    colours: [
      { name: 'paper', light: '#faf6ef', dark: '#141110', use: 'The page' },
      { name: 'heart', light: '#bf3217', dark: '#bf3217', use: 'The wish-list heart' },
    ],
    shadows: [{ name: 'near', value: '0 1px 2px light-dark(rgb(0 0 0 / 0.1), rgb(0 0 0 / 0.4))', utility: 'shadow-sm' }],
    space: { value: 4, unit: 'px' },
    texts: [{ name: 'xs', size: 0.8125, line: 1.125 }],
    weights: [{ name: 'bold', value: 645 }],
    fonts: [{ name: 'sans', families: ['Anek Latin', 'sans-serif'] }],
    radii: [{ name: 'sm', length: { value: 8, unit: 'px' } }],
    breakpoints: [],
    easings: [{ name: 'out', points: [0.2, 0.7, 0.2, 1] }],
    durations: [{ name: 'shimmer', milliseconds: 1600, repeats: true }],
    layers: [{ name: 'menu', level: 60 }],
  })
})
