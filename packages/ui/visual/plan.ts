// Which pictures there are: what the run in the browser, the comparison and the check of the baselines agree on.

export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** Widths in pixels, by the names that the toolbar has for them. */
export const viewports = { desktop: 1280, phone: 390 } as const
export type Viewport = keyof typeof viewports

/** What has one size at every width: a second picture of a button would show the same button. */
export const oneWidthFolders = ['primitives', 'foundations'] as const

/** `patterns-cart-line--default` at 390 px in the dark is `patterns-cart-line/default/390-dark`. */
export const pictureName = (storyId: string, width: number, theme: Theme): string => `${storyId.replace('--', '/')}/${width}-${theme}`
