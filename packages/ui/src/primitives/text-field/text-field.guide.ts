import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  TextField: {
    use: 'For one line: a name, an email, a number with its unit. A form library’s registration can be spread on it.',
    avoid: 'For a password use `PasswordField`; for more lines, `TextArea`; to search the catalogue, `SearchBar`.',
    anatomy: {
      label: 'above; hidden from view with `labelHidden`, never left out',
      leading: 'optional icon in the field',
      input: '48 px high',
      trailing: 'optional unit or button at its end',
      error: 'below, with a warning sign; then the hint',
    },
    words:
      'Label: one to three words, no colon. Placeholder: an example at most, never the label. Error: what to do, in one sentence, "Enter an email, like name@example.com".',
    keys: { Enter: 'sends the form it stands in' },
    announced:
      'A text field named by its label, described by error and hint, in that order; invalid with an error. The unit at its end is not part of the name.',
    rtl: 'Icon and unit change sides; typed Latin text keeps its direction.',
    code: `<TextField label="Email" type="email" autoComplete="email" error={error} />`,
    neighbours: ['PasswordField', 'TextArea', 'Field', 'SearchBar', 'FormCard'],
  },
}
