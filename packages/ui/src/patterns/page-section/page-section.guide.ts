import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PageSection: {
    use: 'For a part of a long page, such as the home page, with a heading of its own.',
    avoid: 'For the heading of the page itself use `PageHeading`. In an account use `AccountSection`.',
    anatomy: { heading: 'h2', text: 'one soft line', content: 'mostly a gallery, as wide as the page' },
    words: 'The heading is two to four words, the line below says what is in it for the buyer.',
    keys: 'Takes none.',
    announced: 'The heading is an h2; the section itself has no name.',
    rtl: 'Begins on the right.',
    code: `<PageSection title="Collections" text="Chosen by people who look at pictures all day">
  <BannerTileGallery tiles={banners} />
</PageSection>`,
    neighbours: ['BannerTileGallery', 'PageHeading', 'WhyBlocks'],
  },
}
