/** What the lists and an item’s page say. */
export const catalogueMessages = {
  search: {
    everything: 'All images and graphics',
    titles: { image: 'Images', graphic: 'Graphics' },
    noRecord: 'No record found',
    noRecordHint: 'Try fewer or other words, or clear the filters.',
    found: (count: string, atLeast: boolean, category: 'image' | 'graphic' | null) =>
      `${atLeast ? 'More than ' : ''}${count} ${category === 'image' ? 'images' : category === 'graphic' ? 'graphics' : 'images and graphics'}`,
    placeholder: (count: number | null) =>
      count === null ? 'Search pictures of India' : `Search ${count.toLocaleString('en-IN')} pictures of India`,
    taller: (pixels: number) => `${pixels} px tall or more`,
    wider: (pixels: number) => `${pixels} px wide or more`,
    open: 'Open this picture',
    removeFilter: (label: string) => `Remove filter ${label}`,
    recent: 'Most Recent',
    orientations: { landscape: 'Landscape', portrait: 'Portrait' },
    pageTitle: (words: string) => `${words} | Chitra`,
  },
  item: {
    size: (height: number, width: number) => `${height} × ${width} pixels`,
    licence: 'Personal and commercial use, for life.',
    licenceMore: 'Click for more info',
    notFound: 'This picture is not here',
    notFoundText: 'It may have been taken down, or the address may be mistyped.',
    backToSearch: 'See all pictures',
    free: 'Free',
    tax: (total: string) => `+ 18% GST = ${total}`,
    freeNote: 'No card needed',
    ownedNote: 'You own this picture',
    downloading: 'Please wait your content is being downloaded',
    loginFirst: 'Please login to continue!',
    contents: 'In this bundle',
    credit: (author: string, licence: string) => `${author}, ${licence}`,
    facts: { size: 'Size', types: 'File types', id: 'Id', place: 'Place', credit: 'Credit' },
  },
} as const
