import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PageSkeleton: {
    use: 'While a page’s code or data is on its way, in roughly the shape of what comes.',
    avoid: 'For a piece of a page use `Skeleton`. Where the old page can stay, keep it and mark it busy, as `SiteFrame` does.',
    anatomy: {
      heading: 'a bar; none for `home` and `item`',
      parts: '`home`, `tiles`, `item`, `lines`, `cart`, `orders`, `form` or `text`',
    },
    words: 'None.',
    keys: 'Takes none.',
    announced: 'Busy, with nothing to read. That another page came is said by its own heading.',
    rtl: 'The heading’s bar begins on the right.',
    code: `<PageSkeleton kind="tiles" />`,
    neighbours: ['Skeleton', 'SiteFrame', 'PleaseWait'],
  },
}
