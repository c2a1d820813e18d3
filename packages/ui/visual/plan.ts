// Which pictures there are: what the run in the browser, the comparison and Chromatic agree on.

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Widths in pixels, by the names that the toolbar has for them. */
export const viewports = { desktop: 1280, phone: 390 } as const
export type Viewport = keyof typeof viewports

export interface Look {
  viewport: Viewport
  theme: Theme
}

const wide: Look[] = themes.map((theme) => ({ viewport: 'desktop', theme }))
const all: Look[] = [...wide, ...themes.map((theme): Look => ({ viewport: 'phone', theme }))]

/** In which looks stories are photographed here, by the first word of their title. */
const looksOf: Readonly<Record<string, readonly Look[]>> = {
  // They have one size at every width: a second picture of a button would show the same button.
  Primitives: wide,
}

/** What has a layout, and what nobody has decided on, has all looks. */
export const looksIn = (title: string): readonly Look[] => looksOf[title.split('/')[0] ?? ''] ?? all

/** `patterns-cart-line--default` at 390 px in the dark is `patterns-cart-line/default/390-dark`. */
export const pictureName = (storyId: string, width: number, theme: Theme): string => `${storyId.replace('--', '/')}/${width}-${theme}`
