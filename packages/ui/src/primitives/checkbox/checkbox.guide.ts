import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Checkbox: {
    use: 'For a yes or no that is sent with a form ("I accept the terms"), or for any number of choices from a list.',
    avoid: 'For a setting that takes effect at once use `Switch`; for one of two to four, `SegmentedChoice`.',
    anatomy: {
      box: '20 px, with 40 px to press',
      label: 'beside it; pressing it ticks the box; may hold a link',
      error: 'below, where the form was refused for it',
    },
    words:
      'What is true when it is ticked, without "not": "Send me news". A list of choices has one to three words each. The error says what to do: "Accept the terms to go on".',
    keys: { Space: 'ticks or unticks it' },
    announced:
      'A checkbox named by its label, checked, not checked or mixed (`indeterminate`). The error describes it and marks it as invalid; it is read when the box gets the focus, not by itself.',
    rtl: 'The box stands right of its label. The tick is not mirrored.',
    code: `<Checkbox label="Images" checked={checked} onCheckedChange={setChecked} />`,
    neighbours: ['Switch', 'SegmentedChoice', 'FieldGroup', 'FilterPanel'],
  },
}
