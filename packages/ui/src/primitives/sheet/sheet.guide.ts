import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Sheet: {
    use: 'For what has no room beside the page on a phone: filters, the menu. It slides in over the page and leaves a strip of it in view.',
    avoid: 'For a question use `Dialog`. On wide screens show the same content in the page, as `ListingLayout` does with its filters.',
    anatomy: {
      head: 'title, an optional action such as "Clear all", and the cross; stays in view',
      body: 'scrolls',
      footer: 'optional, stays at the lower edge: the button that ends it',
    },
    words: 'The title is one or two words: "Filter", "Menu". The footer’s button says what comes: "Show results (1,204)".',
    keys: { Esc: 'closes it', 'Tab, Shift+Tab': 'go round within it', 'Arrow up, arrow down': 'scroll it, from where it opens' },
    announced:
      'A modal dialog named by its title. The panel itself gets the focus, because its first control may clear things; on closing, focus returns to what had it.',
    rtl: '`start` and `end` change sides, and it slides in from there; `left` and `right` do not.',
    code: `<Sheet open={open} onOpenChange={(change) => setOpen(change.open)} title="Filter" side="start">
  <Checkbox label="Images" />
</Sheet>`,
    neighbours: ['Dialog', 'FilterSheet', 'SiteHeader'],
  },
}
