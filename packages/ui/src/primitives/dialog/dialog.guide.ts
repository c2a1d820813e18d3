import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Dialog: {
    use: 'For a short question that must be answered before anything else goes on, or help that lies over the page.',
    avoid:
      'For many fields or a list of filters use `Sheet`. For what went well or wrong use `Toaster` or `Notice`. A deletion that asks for a password stays in the page: `ConfirmForm`.',
    anatomy: {
      scrim: 'darkens the page; a press on it closes',
      title: 'names it; the cross stands beside',
      description: 'optional, one sentence below the title',
      body: 'scrolls within the dialog when it is long',
      footer: 'buttons at the end, the one that acts last',
    },
    words:
      'The title is the question or the topic, up to eight words: "Remove your account?". The button repeats its verb ("Remove"), never "OK".',
    keys: {
      Esc: 'closes it',
      'Tab, Shift+Tab': 'go round within it',
    },
    announced:
      'A modal dialog named by its title and described by its description. The first control gets the focus, here the cross; on closing, focus returns to what had it.',
    rtl: 'The cross stands on the left, the buttons run from the left edge.',
    code: `<Dialog
  open={open}
  onOpenChange={(change) => setOpen(change.open)}
  title="Remove your account?"
  description="Your orders stay downloadable for 30 days."
  footer={<Button onClick={remove}>Remove</Button>}
/>`,
    neighbours: ['Sheet', 'KeyboardHelp', 'ConfirmForm', 'Notice'],
  },
}
