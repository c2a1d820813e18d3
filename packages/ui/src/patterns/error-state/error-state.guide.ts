import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  ErrorState: {
    use: 'In place of content that could not be loaded, with the way to try again.',
    avoid:
      'For an empty list use `EmptyState`; for a wrong address, `NotFoundState`. If the page is there and one action failed, `Notice` or `Toaster`.',
    anatomy: {
      window: 'the arch with a warning sign',
      title: 'what failed',
      text: 'optional, what to do',
      action: '"Try again", or your own',
    },
    words: 'Say what is not there and that it is not the visitor’s fault: "The pictures did not load". No codes, no "Oops".',
    keys: { 'Enter or Space': 'on "Try again" calls `onRetry`' },
    announced: 'An alert: title and text are read at once.',
    rtl: 'Centred; nothing turns.',
    code: `<ErrorState title="The pictures did not load" onRetry={retry} />`,
    neighbours: ['EmptyState', 'NotFoundState', 'NothingFound', 'Notice'],
  },
  NotFoundState: {
    use: 'As the whole page for an address that leads nowhere, or an item that is no longer sold.',
    avoid: 'For a search without results use `NothingFound`; for a failure that may pass, `ErrorState`.',
    anatomy: { window: 'the arch with the sun', title: 'the page’s h1', text: 'why that may be', action: 'the way back; it is required' },
    words: '"We could not find this page", then one sentence and one button: "Go to the home page".',
    keys: 'Takes none itself; the action is a link.',
    announced: 'Its title is the h1, read like that of any page; it is no alert.',
    rtl: 'Centred; nothing turns.',
    code: `<NotFoundState title="We could not find this page" action={<Button asChild><Link href="/">Go to the home page</Link></Button>} />`,
    neighbours: ['ErrorState', 'NothingFound', 'EmptyState'],
  },
}
