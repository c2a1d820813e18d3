import { afterFirstSign } from '@chitra/ui'
import { useEffect } from 'react'
import { prefetchItemPage } from './prefetch-item-page.ts'

/**
 * Where tiles are in view, with the first sign that somebody is there: before that it would take the network from the page itself. The code of an item's page is fetched, without data, which come with the
 * tile that is meant: of all tiles in view they would be thirty calls. And tiles' pictures stay in memory from then on; where the code for that does not come, the browser reads them again.
 */
export function useFirstSign(): void {
  useEffect(
    () =>
      afterFirstSign(
        () => {
          prefetchItemPage()
          import('./keep-pictures.ts').then(
            (parts: { keepPictures(): void } | undefined) => parts?.keepPictures(),
            () => undefined,
          )
        },
        () => document.querySelector('main [data-tile]') !== null,
      ),
    [],
  )
}
