/** Addresses of the pages of a long list: `?page=`, from 1. */
export const pageLinks =
  (path: string) =>
  (page: number): string =>
    page === 1 ? path : `${path}?page=${page}`
