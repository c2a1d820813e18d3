import { idOfItemPath, itemPath, paths } from '@chitra/paths'
import { useMemo, useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate } from 'react-router-dom'
import { toTile } from '../../features/catalogue/tile-view.ts'
import { itemHead } from '../../features/item/item-head.ts'
import { ItemPage } from '../../features/item/item-page.tsx'
import { useOwnersPage } from '../../features/item/use-owners-page.ts'
import { addToCart } from '../../platform/add-to-cart.ts'
import { wish } from '../../platform/intents.ts'
import { isServer } from '../../platform/is-server.ts'
import { shopOrigin } from '../../platform/origin.ts'
import { type Loaded, withHeadOf } from '../../platform/route-head.ts'
import { ownedAtom, wishesAtom } from '../../platform/session.ts'
import { usePersonalIds } from '../../platform/use-personal.ts'
import { loadItem } from '../prefetch-item.ts'
import { useItemDownload } from '../use-item-download.ts'

/** What the address says wins: `/image/{slug}-{id}`, or `/product-details?id=` (ROUTE-05, ROUTE-10). */
export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params['piece'] === undefined ? new URL(request.url).searchParams.get('id') : idOfItemPath(params['piece'])
  if (id === null || id === '') return redirect(paths.home)
  return { ...(await loadItem(id, request.signal)), isForAnybody: isServer }
}

export const handle = withHeadOf<typeof loader>(({ image }) => itemHead(image))

export function Component() {
  const { image, similar, isForAnybody } = useLoaderData<Loaded<typeof loader>>()
  useOwnersPage(isForAnybody)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const wishes = usePersonalIds(wishesAtom)
  const ownedIds = usePersonalIds(ownedAtom)
  const [adding, setAdding] = useState(false)
  const { progress, download } = useItemDownload()
  const similarTiles = useMemo(() => similar.map((item) => toTile(item, ownedIds)), [similar, ownedIds])
  const meant = { itemId: image._id, title: image.name }
  const follow = (to: string | null) => (to === null ? undefined : navigate(to))

  const add = async () => {
    setAdding(true)
    await follow(await addToCart(meant))
    setAdding(false)
  }
  return (
    <ItemPage
      key={image._id}
      item={{ ...image, owned: image.owned || ownedIds.has(image._id) }}
      pageCategory={pathname.startsWith('/graphic') ? 'graphic' : 'image'}
      similar={similarTiles}
      address={shopOrigin() + itemPath(image)}
      wished={wishes.has(image._id)}
      busy={adding}
      downloading={progress.has(image._id)}
      progress={progress.get(image._id)}
      onAddToCart={() => void add()}
      onDownload={() => void download(image._id)}
      // From an item's own page a wish leads to the list (WISH-04).
      onWishedChange={({ wished }) => void wish(meant, wished, true).then(follow)}
    />
  )
}
