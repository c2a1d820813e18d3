import { idOfItemPath, itemPath, likePath, paths } from '@chitra/paths'
import { useCallback, useMemo } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router-dom'
import { toTile } from '../../features/catalogue/tile-view.ts'
import { itemHead } from '../../features/item/item-head.ts'
import { ItemPage } from '../../features/item/item-page.tsx'
import { useOwnersPage } from '../../features/item/use-owners-page.ts'
import { isServer } from '../../platform/is-server.ts'
import { shopOrigin } from '../../platform/origin.ts'
import { type Loaded, withHeadOf } from '../../platform/route-head.ts'
import { ownedAtom, wishesAtom } from '../../platform/session.ts'
import { usePersonalIds } from '../../platform/use-personal.ts'
import { openedTile } from '../opened-tile.ts'
import { loadItem } from '../prefetch-item.ts'
import { useSettings } from '../root-loader.ts'
import { useItemDownload } from '../use-item-download.ts'
import { useItemIntents } from '../use-item-intents.ts'
import { useSaveToBoard } from '../use-save-to-board.tsx'
import { addressOf } from '../../platform/here.ts'

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
  const tile = openedTile(image._id)
  const wishes = usePersonalIds(wishesAtom)
  const ownedIds = usePersonalIds(ownedAtom)
  const { progress, download } = useItemDownload()
  const similarTiles = useMemo(() => similar.map((item) => toTile(item, ownedIds)), [similar, ownedIds])
  // The same from render to render, for what a press on the price does not change is not drawn anew by it.
  const item = useMemo(() => ({ ...image, owned: image.owned || ownedIds.has(image._id) }), [image, ownedIds])
  const { onSave: save, dialog } = useSaveToBoard()
  const onSave = useCallback(() => save({ id: image._id, title: image.name }), [save, image])
  return (
    <>
      <ItemPage
        key={image._id}
        item={item}
        pageCategory={pathname.startsWith('/graphic') ? 'graphic' : 'image'}
        similar={similarTiles}
        likeHref={useSettings()?.searchByPicture === true ? likePath(image._id) : undefined}
        meanwhile={tile?.src}
        growsFrom={tile?.place}
        address={shopOrigin() + addressOf(itemPath(image))}
        wished={wishes.has(image._id)}
        downloading={progress.has(image._id)}
        progress={progress.get(image._id)}
        {...useItemIntents({ itemId: image._id, title: image.name })}
        onDownload={() => void download(image._id)}
        onSave={onSave}
      />
      {dialog}
    </>
  )
}
