import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  InlineAction: {
    use: 'Inside a `Notice` or the hint of a field, where the sentence tells of something that one small button does: send the mail again, undo.',
    avoid: 'Not as the main action of a page or a form: that is a `Button` of its own. To lead elsewhere, use the `link` of the `Notice`.',
    anatomy: { sentence: 'what is the matter', button: 'small and secondary, on the line below' },
    words: 'One sentence, and a verb with its object on the button: "Send again". The button makes sense without the sentence.',
    keys: { 'Enter or Space': 'presses the button, unless it is busy' },
    announced: 'The sentence is plain text, the button is named by `label`. While busy it says so and keeps the focus.',
    rtl: 'Sentence and button begin on the right.',
    code: `<Notice tone="info">
  <InlineAction label="Send again" busy={busy} onAction={sendAgain}>
    We have sent you a link to confirm your email.
  </InlineAction>
</Notice>`,
    neighbours: ['Notice', 'Button', 'TextField'],
  },
}
