import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Chip: {
    use: 'For a keyword: around a `Link` it searches for the word.',
    avoid:
      'For a state use `Badge`. For a filter that can be taken away use `RemovableChip`. For a list of words, `KeywordChips` makes the list too.',
    anatomy: { pill: '32 px high, with a thin edge', word: 'the keyword as it was written' },
    words: 'One to three words, in lower case unless it is a name, without a hash sign.',
    keys: { Enter: 'follows the link, with `asChild`', Tab: 'reaches it only as a link or button' },
    announced: 'Plain text; with `asChild`, the link or button that it dresses, named by the word.',
    rtl: 'Chips run from the right; nothing inside turns.',
    code: `<Chip asChild>
  <Link href="/search?q=monsoon">monsoon</Link>
</Chip>`,
    neighbours: ['KeywordChips', 'RemovableChip', 'Badge', 'Link'],
  },
  RemovableChip: {
    use: 'For a filter in force: it shows what narrows the list, and a press takes it away.',
    avoid: 'For a keyword that leads somewhere use `Chip`. For all filters in force together, `ActiveFilters` draws the row.',
    anatomy: { name: 'of the filter', cross: 'at the end; the whole chip is the button' },
    words:
      'The chip shows the filter alone ("Landscape"); `label` says what a press does ("Remove filter Landscape") and holds the shown word.',
    keys: { 'Enter or Space': 'removes the filter', Tab: 'goes to the next chip' },
    announced: 'A button named by `label`. What became of the list is for the page to say, as `ListingLayout` does.',
    rtl: 'The cross stands at the left end.',
    code: `<RemovableChip label="Remove filter Landscape" onClick={removeFilter}>
  Landscape
</RemovableChip>`,
    neighbours: ['ActiveFilters', 'Chip', 'FilterPanel'],
  },
}
