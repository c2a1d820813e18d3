import { paths } from '@chitra/paths'

const PRIVATE = new Set<string>([
  paths.checkout,
  paths.orders,
  paths.licences,
  paths.boards,
  paths.editProfile,
  paths.changePassword,
  paths.wishList,
])

/** True for a page that shows somebody's own things. */
export const isPrivate = (pathname: string): boolean => PRIVATE.has(pathname)
