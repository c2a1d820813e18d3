import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  FieldGroup: {
    use: 'For fields that answer one question together: the kinds of mail somebody wants, the parts of an address.',
    avoid: 'Not around a single field: its label says enough. For the filters of a list use `FilterPanel`.',
    anatomy: { legend: 'names the group', fields: 'one below the other', hint: 'optional, below them' },
    words: 'The legend is a noun or a short question ("What may we write to you about?"). The labels inside do not repeat it.',
    keys: 'Takes none itself; Tab goes through its fields.',
    announced: 'A group named by the legend, said once when the focus comes in. The hint is read in its place, not with each field.',
    rtl: 'All of it begins on the right.',
    code: `<FieldGroup legend="Mails from us">
  <Checkbox label="New pictures" name="news" />
  <Checkbox label="Changes of price" name="prices" />
</FieldGroup>`,
    neighbours: ['Checkbox', 'Switch', 'Field', 'FormCard'],
  },
}
