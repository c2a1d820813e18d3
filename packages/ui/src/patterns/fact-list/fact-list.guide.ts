import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  FactList: {
    use: 'For what is known of one thing: size, format, licence, date.',
    avoid: 'To compare several things use `Table`. For what a licence allows use `LicenceSummary`.',
    anatomy: {
      caption: 'optional, one soft line above',
      names: 'a soft column as wide as the longest',
      values: 'the rest of the width; long ones break',
    },
    words: 'A name is one or two words, once in a list. Values are formatted: "1600 × 1067 pixels". Four to eight facts.',
    keys: 'Takes none; values may hold links.',
    announced: 'A list of terms with their descriptions. The caption is read before it.',
    rtl: 'Names stand on the right.',
    code: `<FactList facts={[{ name: 'Size', value: '1600 × 1067 pixels' }, { name: 'Format', value: 'JPG' }]} />`,
    neighbours: ['PriceArea', 'UploadDetails', 'Table', 'OrderSheet'],
  },
}
