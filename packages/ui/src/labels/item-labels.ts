/** Labels of an item’s page. */
export const itemLabels = {
  by: 'By:',
  sellerId: (id: string) => `Seller id: ${id}`,
  share: 'Share',
  shareOn: (network: string) => `Share on ${network}`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  colours: 'Colours',
  /** @param percent of the picture's area */
  colourShare: (colour: string, percent: number) => `Pictures with ${colour}, ${percent}%`,
  similarImages: 'Similar images',
  moreLikeThis: 'More like this',
  loadMore: 'Load more',
}
