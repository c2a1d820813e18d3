/** Shown above every page where scripts do not run. */
export const noScript = 'Without JavaScript you can browse, search and read here. Buying, the wish list and signing in need it.'
