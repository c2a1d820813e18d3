import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  BundleContents: {
    use: 'On the page of a bundle, to list its files for who asks.',
    avoid: 'For several topics that open use `Accordion`. For names with values use `FactList`.',
    anatomy: { summary: 'the line that opens it', list: 'file names with sizes; scrolls within itself beyond 224 px' },
    words: 'The summary counts: "12 files in this bundle". Names as they are in the archive.',
    keys: { 'Enter or Space': 'opens or closes the list' },
    announced: 'A `details` element, expanded or collapsed, with a list inside. With no files there is nothing.',
    rtl: 'Begins on the right; Latin file names keep their order.',
    code: `<BundleContents summary="2 files in this bundle" files={[{ name: 'diya.jpg', size: '84 kB' }, { name: 'rangoli.svg', size: '12 kB' }]} />`,
    neighbours: ['Accordion', 'PriceArea', 'FactList', 'ZipPicture'],
  },
}
