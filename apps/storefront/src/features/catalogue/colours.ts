import * as messages from '@chitra/messages/catalogue.ts'

/** The named colours of the filter, as `rrggbb`. */
const NAMED = {
  red: 'd62828',
  orange: 'f07c12',
  yellow: 'f6c90e',
  green: '2e9e4f',
  teal: '1a9a93',
  blue: '1f6fd0',
  purple: '7b3fb5',
  pink: 'e5579a',
  brown: '7f5539',
  black: '111111',
  grey: '808080',
  white: 'ffffff',
} satisfies Record<keyof typeof messages.search.colours, string>

const all = Object.entries(NAMED) as [keyof typeof NAMED, string][]

/** For the panel of filters. */
export const swatches = all.map(([name, colour]) => ({ colour: `#${colour}`, label: messages.search.colours[name] }))

/** A colour's name, or how it is written where it has none. */
export const nameOfColour = (colour: string): string => swatches.find((swatch) => swatch.colour === `#${colour}`)?.label ?? `#${colour}`
