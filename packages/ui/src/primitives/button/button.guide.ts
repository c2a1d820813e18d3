import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Button: {
    use: 'For what happens here and now: add, pay, save, download. `primary` moves the purchase on and stands once in a view; `download` hands over what is owned or free; `secondary` and `ghost` are for the rest.',
    avoid:
      'To go to another page use a link, with the look of a button where it needs one: `asChild` around `Link`. For an icon alone use `IconButton`; for a yes or no that takes effect at once, `Switch`.',
    anatomy: {
      icon: 'optional, before the words, as high as the text',
      words: 'one line; they wrap only when the button is as wide as its box',
      spinner: 'in the place of the icon, once the button has been `busy` for a sixth of a second; the words stay',
    },
    words:
      'A verb first, two or three words: "Add To Cart", "Try again". No full stop. While busy the words do not change, so the width does not jump.',
    keys: { 'Enter or Space': 'presses it', Tab: 'reaches it, also while it is busy' },
    announced:
      'A button named by its words; with `asChild`, what the child is. While busy it is said to be busy and unavailable (`aria-busy`, `aria-disabled`) and keeps the focus. `disabled` takes it out of the Tab order.',
    rtl: 'Icon and words change places; the spinner turns the same way.',
    code: `<Button variant="primary" icon={<CartIcon aria-hidden="true" />} busy={busy} onClick={addToCart}>
  Add To Cart
</Button>`,
    neighbours: ['IconButton', 'SocialButton', 'InlineAction', 'Link', 'Spinner'],
  },
}
