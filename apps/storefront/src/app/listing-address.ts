/** True for an address of the one listing screen, whatever it lists. */
export const isListing = (pathname: string): boolean => /^\/(search|category)(\/|$)/.test(pathname)

/** What a navigation carries that only narrows or turns what a page shows: the page stays, where it is scrolled to. */
export const SAME_PAGE = { samePage: true } as const
export const isSamePage = (state: unknown): boolean => typeof state === 'object' && state !== null && 'samePage' in state
