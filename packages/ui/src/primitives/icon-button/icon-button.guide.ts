import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  IconButton: {
    use: 'Where there is room for an icon only and everybody knows it: close, heart, cart, remove a line. `glass` lies on pictures, `ink` ends a field, `outline` stands beside a large button.',
    avoid:
      'Not for an action that an icon does not explain: write it on a `Button`. Not twice in a row with the same icon and other meanings.',
    anatomy: {
      icon: '18, 20 or 24 px, by size',
      area: '36, 44 or 52 px square',
      count: 'a small number on the corner, 99+ above 99, none at 0',
    },
    words:
      '`label` is the action with its object: "Remove Dusk over the ghats from cart". With a count, it says the number too: "Cart, 3 items".',
    keys: { 'Enter or Space': 'presses it; as a link, Enter follows it' },
    announced:
      'A button, or with `asChild` a link, named by `label`, which is the tooltip as well. The count on the corner is not read; the label holds it.',
    rtl: 'The count moves to the left corner. Arrows inside are yours to mirror: `rtl:-scale-x-100`.',
    code: `<IconButton label="Close" onClick={close}>
  <CloseIcon aria-hidden="true" />
</IconButton>`,
    neighbours: ['Button', 'SiteHeader', 'AssetTile', 'ShareButtons'],
  },
}
