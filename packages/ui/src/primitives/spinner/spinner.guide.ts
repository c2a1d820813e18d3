import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Spinner: {
    use: 'For a wait of a second or so in a small place: over the picture of a line, beside "Searching".',
    avoid:
      'On a button use its `busy`. For a download use `Progress`. For content that is to come use `Skeleton`; for the whole page, `PleaseWait`.',
    anatomy: { ring: 'a pale circle with a quarter in the colour of the text', words: 'for screen readers alone' },
    words: 'Leave `label` out for "Loading", or say what: "Loading your orders". Empty where words stand beside it.',
    keys: 'Takes none.',
    announced: 'A status that reads its label when it appears; with an empty label it is silent.',
    rtl: 'Turns clockwise in both directions.',
    code: `<p className="flex items-center gap-3">
  <Spinner label="" className="size-4" /> Searching
</p>`,
    neighbours: ['Progress', 'Skeleton', 'PleaseWait', 'Button'],
  },
}
