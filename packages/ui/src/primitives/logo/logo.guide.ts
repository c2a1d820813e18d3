import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Logo: {
    use: 'Once in the header and once in the footer of each page, in a link home; above a form that stands alone.',
    avoid: 'Where only a square has room, as a favicon or an app tile, use `LogoMark`. Never on a picture, tilted or recoloured.',
    anatomy: {
      mark: 'the window with the sun, or the mark of `BrandProvider`',
      name: 'of the shop, in bold',
      'name in Devanagari': 'चित्र, drawn as outlines; only for Chitra itself, and not with `compact`',
    },
    words: 'The name as its owner writes it, from `BrandProvider`. No tagline beside it.',
    keys: 'Takes none; the link around it does.',
    announced: 'The name is read as text; mark and Devanagari are decoration. A link around it needs no other name.',
    rtl: 'The mark stands right of the name; neither is mirrored.',
    code: `<Link href="/"><Logo /></Link>`,
    neighbours: ['LogoMark', 'BrandProvider', 'SiteHeader', 'SiteFooter', 'AuthCard'],
  },
  LogoMark: {
    use: 'Where the window alone stands for the shop: an app icon, the corner of a card, 16 px and more.',
    avoid:
      'Where the name has room use `Logo`. It is Chitra’s own mark: another shop’s mark comes with `BrandProvider`, and only `Logo` shows it.',
    anatomy: { window: 'in the colour of the text', sun: 'vermilion in both themes', sill: 'the line it stands on' },
    words: 'None. The name of the shop is written or said beside it.',
    keys: 'Takes none; it is a drawing.',
    announced: 'Hidden from screen readers. A link that holds it alone needs an `aria-label`.',
    rtl: 'Never mirrored.',
    code: `<Link href="/" aria-label="Chitra"><LogoMark className="size-8" /></Link>`,
    neighbours: ['Logo', 'Arch', 'BrandProvider'],
  },
}
