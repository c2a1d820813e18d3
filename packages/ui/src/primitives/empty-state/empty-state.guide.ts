import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  EmptyState: {
    use: 'In place of a list that holds nothing yet: an empty cart, a wish list without items.',
    avoid:
      'For a search without results use `NothingFound`, which offers other words. For a failure use `ErrorState`; for a page that does not exist, `NotFoundState`.',
    anatomy: {
      window: 'the arch with the sun, or an icon of your own',
      title: 'what is missing, as a heading (`titleAs`, h2 by default)',
      text: 'optional, one sentence',
      action: 'the next step',
    },
    words: 'The title says what is not there: "No item in Cart". The sentence says what will stand here. The action is one button.',
    keys: 'Takes none itself; the action is a link or a button.',
    announced: 'The title is found among the headings. The window is decoration. Nothing is announced: it is there when the page comes.',
    rtl: 'Everything is centred; nothing turns.',
    code: `<EmptyState
  title="No item in Cart"
  icon={<CartIcon aria-hidden="true" />}
  action={<Button asChild><Link href="/search">Find a picture</Link></Button>}
/>`,
    neighbours: ['NothingFound', 'ErrorState', 'NotFoundState', 'Arch', 'Page'],
  },
}
