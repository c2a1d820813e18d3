import type { Guides } from '../../guides/guide.ts'

export const guides: Guides = {
  Pagination: {
    use: 'Below a list that has more than one page. Each page has an address, so it can be shared and found by search engines.',
    avoid: 'Not for steps of a form. For a handful more of the same, "Load more" is quieter, as in `SimilarImages`.',
    anatomy: {
      'previous, next': 'chevrons; absent at the ends',
      pages: 'the first, the last, and those around the current one',
      dots: 'where pages are left out',
    },
    words:
      'Numbers only. The names "Page 3", "Next page" are the kit’s labels. A count such as "1 to 10 of 24" stands beside it, not in it.',
    keys: { Enter: 'goes to the page', Tab: 'from link to link' },
    announced:
      'A navigation named "Pages" with links named "Page 3"; the current one is said to be current. With one page or none there is nothing.',
    rtl: 'Pages count from the right and the chevrons are mirrored.',
    code: `<Pagination page={3} pageCount={12} linkFor={(page) => \`/search?page=\${page}\`} />`,
    neighbours: ['ListingLayout', 'OrderTable', 'LineList'],
  },
}
