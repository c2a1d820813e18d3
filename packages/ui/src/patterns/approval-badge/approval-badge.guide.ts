import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ApprovalBadge: {
    use: 'For the state of an upload, as its maker sees it.',
    avoid: 'Not on the shop’s tiles: what buyers see is approved. For other states use `Badge`.',
    anatomy: { icon: 'tick, clock or cross', word: 'of the state' },
    words: 'The kit’s labels: "Approved", "Awaiting Response", "Rejected". Why it was rejected stands elsewhere, in a sentence.',
    keys: 'Takes none.',
    announced: 'The word is read; colour and icon only repeat it.',
    rtl: 'The icon leads on the right.',
    code: `<ApprovalBadge approval="awaiting" />`,
    neighbours: ['UploadDetails', 'Badge'],
  },
}
