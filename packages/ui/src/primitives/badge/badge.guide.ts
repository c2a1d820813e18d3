import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Badge: {
    use: 'To say one lasting thing about an item in a word: Free, Owned, Bundle, Refunded.',
    avoid:
      'For something to press use `Chip` or `RemovableChip`. For the state of an upload use `ApprovalBadge`, which has the words. A sentence belongs in a `Notice`.',
    anatomy: {
      pill: 'its colour is the tone; `owned` and `zip` hold on any picture, the others on the page',
      icon: 'optional, before the word, 14 px',
      word: 'says by itself what the colour says',
    },
    words: 'One or two words, capital first, no full stop. An adjective or a noun, never a verb: a verb looks like a button.',
    keys: 'Takes none; it cannot be pressed or focused.',
    announced: 'Read as plain text where it stands. The tone is not said, so the word must carry the meaning.',
    rtl: 'The icon stays before the word, now on its right.',
    code: `<Badge tone="free">Free</Badge>`,
    neighbours: ['Chip', 'ApprovalBadge', 'AssetTile', 'Notice'],
  },
}
