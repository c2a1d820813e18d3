import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  PromoBar: {
    use: 'Once on the home page: the three promises of the shop, across its whole width.',
    avoid: 'For reasons that need a sentence use `WhyBlocks`. For news of the day use the `note` of `SiteFrame`.',
    anatomy: { ground: 'turmeric', promises: 'an icon and words each; side by side from 768 px' },
    words: 'Two to four words each: "One price a picture". No full stops, no exclamation marks.',
    keys: 'Takes none.',
    announced: 'A list of three texts. Hide the icons: `aria-hidden`.',
    rtl: 'Promises run from the right, icons lead.',
    code: `<PromoBar promises={[{ icon: <RupeeIcon aria-hidden="true" />, text: 'One price a picture' }]} />`,
    neighbours: ['WhyBlocks', 'HomeCarousel', 'SiteFrame'],
  },
}
