/** Entries that one call of cart and wish list gives: the contract's default. */
const A_PAGE = 100

/** `?page=`, from 1. */
export const pageAsked = (request: Request): number =>
  Math.max(1, Math.floor(Number(new URL(request.url).searchParams.get('page') ?? '1')) || 1)

export const pagesOf = (count: number): number => Math.max(1, Math.ceil(count / A_PAGE))
