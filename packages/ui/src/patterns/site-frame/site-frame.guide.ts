import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SiteFrame: {
    use: 'Around every page of a shop: header, a note, the page, footer, and what lies over all of it.',
    avoid: 'Not around one part of a page. A document to print or a window of a payment stands without it.',
    anatomy: {
      header: 'a `SiteHeader`',
      note: 'optional, one line on turmeric',
      main: 'the page',
      footer: 'below the first view, also of a short page',
      overlays: '`Toaster`, dialogs',
    },
    words: 'The note is one sentence about the whole shop: "This is a demonstration. Nothing is charged."',
    keys: 'Takes none itself; "Skip to content" leads to its main part by `contentId`.',
    announced:
      'Landmarks: banner, main, footer; the note is a region named "About this shop". `contentBusy` marks main as busy while another page is on its way.',
    rtl: 'Follows its parts.',
    code: `<SiteFrame contentId="content" header={header} footer={footer}>
  <Page title="Cart">{null}</Page>
</SiteFrame>`,
    neighbours: ['SiteHeader', 'SiteFooter', 'Toaster', 'Page', 'PageSkeleton'],
  },
}
