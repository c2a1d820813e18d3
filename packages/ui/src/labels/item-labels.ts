/** Labels of an item’s page. */
export const itemLabels = {
  by: 'By:',
  sellerId: (id: string) => `Seller id: ${id}`,
  share: 'Share',
  shareOn: (network: string) => `Share on ${network}`,
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  similarImages: 'Similar images',
  loadMore: 'Load more',
}
