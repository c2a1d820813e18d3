import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  FileCheck: {
    use: 'To compare a file of one’s own with what it should be, on the device itself.',
    avoid: 'Not for uploads: nothing is sent.',
    anatomy: {
      'title, text': 'the question, and what happens to the file',
      button: 'opens the device’s own dialog',
      frame: 'takes a file that is dropped; it darkens while one is above it',
      outcome: 'a sentence, once a file was read',
    },
    words: 'The title asks: "Is this the licensed file?". The text says that the file stays on the device.',
    keys: { Tab: 'to the button', 'Enter or Space': 'opens the dialog' },
    announced: 'A button with its name. The outcome is read out when it comes.',
    rtl: 'The button stands on the right.',
    code: `<FileCheck title="Is this the licensed file?" text="It stays on your device." buttonLabel="Choose a file" dropHint="or drop it here" onFile={save} />`,
    neighbours: ['Notice', 'Button', 'FactList'],
  },
}
