/** The widths that the catalogue is looked at in; the toolbar, `pnpm visual` and Chromatic share them. */
export const viewports = {
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const

/**
 * What Chromatic photographs each story in: each width once and each theme once, so that a build stays under 1,000 pictures. A story about what
 * happens (keys, the pointer), which looks as another does, has none: `chromatic: { disableSnapshot: true }`. `pnpm visual` takes more
 * (packages/ui/visual/plan.ts).
 */
export const modes = {
  'desktop light': { theme: 'light', viewport: 'desktop' },
  'phone dark': { theme: 'dark', viewport: 'phone' },
} as const
