import { take, toApiError } from '@chitra/api-client'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { toTile } from '../../features/catalogue/tile-view.ts'
import { ItemPage } from '../../features/item/item-page.tsx'
import { messages } from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { downloadItem } from '../../platform/download.ts'
import { addToCart, setWished } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { idOfItemPath, itemPath, paths } from '../../platform/paths.ts'
import { currentSession, endSession, wishesAtom } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'

export async function loader({ params, request }: LoaderFunctionArgs) {
  const id = params['piece'] === undefined ? new URL(request.url).searchParams.get('id') : idOfItemPath(params['piece'])
  if (id === null || id === '') return redirect(paths.home)
  const { data } = await take(api.GET('/api/images/{id}', { params: { path: { id } }, signal: request.signal }))
  return data
}

export function Component() {
  const { image, similar } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const revalidator = useRevalidator()
  const wishes = useAtomValue(wishesAtom)
  const [adding, setAdding] = useState(false)
  const [downloading, setDownloading] = useState(false)
  const follow = (to: string | null) => (to === null ? undefined : navigate(to))

  const add = async () => {
    setAdding(true)
    await follow(await addToCart(image._id))
    setAdding(false)
  }
  const download = async () => {
    if (currentSession() === null) {
      tell.warning(messages.item.loginFirst)
      return await navigate(paths.login)
    }
    setDownloading(true)
    try {
      await downloadItem(image._id)
      await revalidator.revalidate()
    } catch (failure) {
      const error = toApiError(failure)
      if (error.kind === 'session') {
        endSession()
        tell.error(messages.tokenExpired)
        await navigate(paths.home)
      } else tell.error(error.kind === 'offline' ? messages.offline : error.errorMessage || messages.somethingWrong)
    } finally {
      setDownloading(false)
    }
  }
  return (
    <>
      <PageHead title={`${image.name} | ${messages.siteName}`} description={image.description} keywords={image.keywords.join(', ')} />
      <ItemPage
        key={image._id}
        item={image}
        pageCategory={pathname.startsWith('/graphic') ? 'graphic' : 'image'}
        similar={similar.map(toTile)}
        address={location.origin + itemPath(image)}
        wished={wishes.has(image._id)}
        busy={adding}
        downloading={downloading}
        onAddToCart={() => void add()}
        onDownload={() => void download()}
        onWishedChange={({ wished }) => void setWished(image._id, wished).then(follow)}
      />
    </>
  )
}
