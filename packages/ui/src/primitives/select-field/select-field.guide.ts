import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  SelectField: {
    use: 'For one of more than six: a State, a country.',
    avoid: 'For two to five that fit beside each other use `SegmentedChoice`. For text of any kind use `TextField`.',
    anatomy: { label: 'above', list: 'the browser’s own, with a chevron at its end', 'hint, error': 'below' },
    words: 'The label names the thing: "State". The placeholder asks for it: "Choose your State".',
    keys: { 'Enter, Space or arrows': 'open the list or choose, as the system does', 'a letter': 'goes to what begins with it' },
    announced: 'A combo box named by its label, described by error and hint; marked as invalid with an error.',
    rtl: 'The chevron stands on the left.',
    code: `<SelectField label="State" placeholder="Choose your State" autoComplete="address-level1" options={[{ value: '27', label: 'Maharashtra' }]} />`,
    neighbours: ['TextField', 'Field', 'SegmentedChoice'],
  },
}
