import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  TypedText: {
    use: 'To show what somebody typed into a field: the reason of a refund, a message.',
    avoid: 'For text of the shop use `Prose`. It takes plain text only: no links, no markup.',
    anatomy: { paragraph: 'lines break where they were broken; a word without spaces wraps anywhere' },
    words: 'As it was typed, uncorrected. Say beside it whose words they are.',
    keys: 'Takes none.',
    announced: 'A paragraph. Runs of Devanagari are marked as Hindi, so that they are read in that language.',
    rtl: 'Begins on the right; a Latin text in it keeps its own order.',
    code: `<TypedText>{'The file does not open.\\nI tried twice.'}</TypedText>`,
    neighbours: ['TextArea', 'Prose'],
  },
}
