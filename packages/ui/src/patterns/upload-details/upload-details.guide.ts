import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  UploadDetails: {
    use: 'For the page of an upload as its maker sees it, before and after review.',
    avoid: 'For the page that buyers see use `ItemLayout`.',
    anatomy: {
      picture: 'an `ItemPicture`, or words where there is no file',
      badge: 'an `ApprovalBadge`',
      title: 'h1, with the text',
      facts: 'a `FactList` in a box',
      keywords: '`KeywordChips`',
    },
    words: '`noPicture` says why: "The file is being checked". Facts: size, format, the day of upload.',
    keys: 'Takes none itself; Tab goes through the keywords.',
    announced: 'The state is read before the title, which is the h1.',
    rtl: 'The picture stands on the right.',
    code: `<UploadDetails
  title="First snow"
  text=""
  picture={picture}
  noPicture="The file is being checked"
  approval="awaiting"
  facts={[{ name: 'Format', value: 'JPG' }]}
  keywords={['snow']}
  linkFor={linkFor}
/>`,
    neighbours: ['ApprovalBadge', 'ItemPicture', 'FactList', 'KeywordChips', 'ItemLayout'],
  },
}
