import { useAtomValue } from 'jotai'
import { useMemo, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { toTile } from '../../features/catalogue/tile-view.ts'
import { ItemPage } from '../../features/item/item-page.tsx'
import * as messages from '../../messages/catalogue-messages.ts'
import { addToCart, setWished } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { idOfItemPath, itemPath, paths } from '../../platform/paths.ts'
import { ownedAtom, wishesAtom } from '../../platform/session.ts'
import { loadItem } from '../prefetch-item.ts'
import { useItemDownload } from '../use-item-download.ts'

/** What the address says wins: `/image/{slug}-{id}`, or `/product-details?id=` (ROUTE-05, ROUTE-10). */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params['piece'] === undefined ? new URL(request.url).searchParams.get('id') : idOfItemPath(params['piece'])
  if (id === null || id === '') return redirect(paths.home)
  return await loadItem(id, request.signal)
}

export function Component() {
  const { image, similar } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wishes = useAtomValue(wishesAtom)
  const ownedIds = useAtomValue(ownedAtom)
  const [adding, setAdding] = useState(false)
  const { progress, download } = useItemDownload()
  const similarTiles = useMemo(() => similar.map((item) => toTile(item, ownedIds)), [similar, ownedIds])
  const follow = (to: string | null) => (to === null ? undefined : navigate(to))

  const add = async () => {
    setAdding(true)
    await follow(await addToCart(image._id))
    setAdding(false)
  }
  return (
    <>
      <PageHead title={messages.search.pageTitle(image.name)} description={image.description} keywords={image.keywords.join(', ')} />
      <ItemPage
        key={image._id}
        item={{ ...image, owned: image.owned || ownedIds.has(image._id) }}
        pageCategory={pathname.startsWith('/graphic') ? 'graphic' : 'image'}
        similar={similarTiles}
        address={location.origin + itemPath(image)}
        wished={wishes.has(image._id)}
        busy={adding}
        downloading={progress.has(image._id)}
        progress={progress.get(image._id)}
        onAddToCart={() => void add()}
        onDownload={() => void download(image._id)}
        // From an item's own page a wish leads to the list (WISH-04).
        onWishedChange={({ wished }) => void setWished(image._id, wished, true).then(follow)}
      />
    </>
  )
}
