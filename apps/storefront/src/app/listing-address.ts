/** True for an address of the one listing screen, whatever it lists. */
export const isListing = (pathname: string): boolean => /^\/(search|category)(\/|$)/.test(pathname)

/** What a navigation carries that only narrows or turns what a page shows: the page stays, where it is scrolled to. */
export const SAME_PAGE = { samePage: true } as const
/** What a navigation carries that leaves a page only when the next one is there, without a skeleton in between. */
export const HOLD_PAGE = { holdPage: true } as const
export const holdsPage = (state: unknown): boolean => typeof state === 'object' && state !== null && 'holdPage' in state

export const isSamePage = (state: unknown): boolean => typeof state === 'object' && state !== null && 'samePage' in state
