import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Notice: {
    use: 'For a message that stays in the page beside what it is about. `note` is about the licence, `info` about the matter, `success` and `error` about what has just happened to the page as a whole.',
    avoid:
      'For a passing confirmation use `Toaster`. For an error of one field use the field’s `error`. For a list that failed to load use `ErrorState`.',
    anatomy: { icon: 'chosen by the tone', text: 'a sentence or two', link: 'optional, behind the text; wraps as a whole' },
    words: 'The fact first, then what to do: "Your card was refused. Try another one." One link at most.',
    keys: 'Takes none; Tab reaches a link or button inside.',
    announced: 'An `error` is an alert and is read at once when it appears; the other tones are read in their place. The icon is not read.',
    rtl: 'The icon leads on the right.',
    code: `<Notice tone="error" link={{ href: '/help', label: 'Write to us' }}>
  The payment did not go through.
</Notice>`,
    neighbours: ['Toaster', 'ErrorState', 'InlineAction', 'Badge'],
  },
}
