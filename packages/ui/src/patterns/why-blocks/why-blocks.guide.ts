import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  WhyBlocks: {
    use: 'On the home page: four reasons to buy here, each with a sentence.',
    avoid: 'For promises of three words use `PromoBar`. For questions use `FaqAccordion`.',
    anatomy: { title: 'h2', blocks: 'icon, heading, text, optional link; one to four abreast', note: 'what a star in them means' },
    words: 'Headings are two or three words, texts one or two sentences of facts, not praise.',
    keys: { Tab: 'from link to link', Enter: 'follows a link' },
    announced: 'A heading and a list with a heading each; icons are silent. A block with an `id` can be linked to.',
    rtl: 'Blocks run from the right.',
    code: `<WhyBlocks title="Why Chitra" blocks={[{ icon: <InfinityIcon />, title: 'Yours for life', text: 'Download it as often as you like.' }]} />`,
    neighbours: ['PromoBar', 'PageSection', 'HomeCarousel'],
  },
}
