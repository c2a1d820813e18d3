import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  TextArea: {
    use: 'For text of more than one line: a message, the reason of a refund.',
    avoid: 'For one line use `TextField`. To show such a text afterwards use `TypedText`.',
    anatomy: { label: 'above', area: 'five lines high at first; grows with its text up to 384 px, then scrolls', 'hint, error': 'below' },
    words: 'The label asks for the thing: "What happened?". The hint names a limit before it is met: "Up to 1,000 characters".',
    keys: { Enter: 'begins a new line; it does not send the form', Tab: 'leaves it' },
    announced: 'A text field of several lines named by its label, described by error and hint; marked as invalid with an error.',
    rtl: 'The text runs as its language does; the grip is at the left corner.',
    code: `<TextArea label="What happened?" hint="Up to 1,000 characters" maxLength={1000} />`,
    neighbours: ['TextField', 'Field', 'TypedText'],
  },
}
