// Texts of boards: the list of them, one's own, and one that was shared.

const countOf = (count: number): string => (count === 1 ? '1 picture' : `${count} pictures`)

/** What became of the approved pictures of a board. */
export interface MovedToCart {
  approved: number
  added: number
  inCart: number
  owned: number
  free: number
  noRoom: number
}

export const boards = {
  title: 'Boards',
  text: 'Collect pictures for a project, and choose together with your client.',
  empty: 'No boards yet',
  emptyText: 'Collect pictures for a project, and send your client a link to say Yes, No and why.',
  newBoard: 'New board',
  create: 'Create',
} as const

export const board = {
  empty: 'No pictures here yet',
  emptyText: 'Save pictures from a list or from a picture’s page.',
  rename: 'Rename',
  name: 'Name',
  save: 'Save',
  cancel: 'Cancel',
  renamed: 'Renamed',
  share: 'Share',
  shareTitle: 'Share this board',
  shareText: 'Whoever has the link sees the pictures and can say Yes, No and why, without an account.',
  makeLink: 'Make a link',
  link: 'Link',
  copy: 'Copy',
  copied: 'Copied',
  revoke: 'Stop sharing',
  revoked: 'The link no longer opens the board',
  guests: 'Who has said something',
  removeGuest: (name: string) => `Remove ${name}, with all votes and comments`,
  comps: 'Previews as zip',
  compsHint: 'Watermarked, for layouts',
  toCart: 'Move approved to cart',
  nothingApproved: 'No picture has a Yes and no No yet',
  moved: ({ added, inCart, owned, free, noRoom }: MovedToCart): string =>
    [
      `${countOf(added)} put into your cart`,
      ...(inCart > 0 ? [`${inCart} there already`] : []),
      ...(owned > 0 ? [`${owned} already yours`] : []),
      ...(free > 0 ? [`${free} free to download`] : []),
      ...(noRoom > 0 ? [`${noRoom} without room in the cart`] : []),
    ].join(', '),
  delete: 'Delete board',
  deleteText: 'The board will be gone for you and for whoever has its link, with all votes and comments.',
  deleteYes: 'Delete it',
  keep: 'Keep it',
  deleted: 'The board was deleted',
  removed: (title: string) => `${title} was removed from the board`,
  free: 'Free',
  gone: 'This board is not here',
  goneText: 'It may have been deleted.',
  toAll: 'All boards',
} as const

export const sharedBoard = {
  title: 'A board',
  from: (owner: string) => `${owner} would like to know what you think: Yes, No, or why.`,
  ownBoard: 'This is what those see who have the link.',
  name: 'Your name',
  nameHint: 'Seen by those who choose with you.',
  nameFirst: 'Please type your name first',
  gone: 'This board is not shared any more',
  goneText: 'Please ask for a new link.',
  toShop: 'See all pictures',
} as const
