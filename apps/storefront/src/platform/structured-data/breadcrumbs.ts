import { paths } from '@chitra/paths'
import * as frameMessages from '@chitra/messages/frame.ts'
import { shopOrigin } from '../origin.ts'
import { addressOf } from '../here.ts'

export interface Crumb {
  name: string
  /** A path of this shop. */
  path: string
}

/** The way to a page from the home page, which is not given. */
export function breadcrumbs(...crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: frameMessages.account.home, path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: shopOrigin() + addressOf(path),
    })),
  }
}
