import { take, toApiError } from '@chitra/api-client'
import { useLabels } from '@chitra/ui'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useFetcher, useLoaderData, useNavigate } from 'react-router-dom'
import { WishListPage } from '../../features/wishlist/wish-list-page.tsx'
import { messages } from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { downloadItem } from '../../platform/download.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { addToCart } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { store, wishesAtom } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const { data } = await homeOn401(take(api.GET('/api/wishlist/', { signal: request.signal })))
  store.set(wishesAtom, new Set(data.map(({ product }) => product._id)))
  return data.map(({ product }) => product)
}

/** Takes an item off; with `cart`, it goes to the cart first, and checkout opens even when the removal fails (WISH-02). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const id = textOf(form, 'id') ?? ''
  const toCart = form.get('cart') !== null
  const to = toCart ? await addToCart(id) : null
  if (toCart && to === null) return null
  try {
    await homeOn401(take(api.DELETE('/api/wishlist/{id}', { params: { path: { id } } })))
    if (!toCart) tell.success(messages.wishList.removed)
  } catch (failure) {
    if (failure instanceof Response) throw failure
    const error = toApiError(failure)
    tell.error(error.code === 400 ? error.errorMessage : messages.somethingWrong)
  }
  return to === null ? null : redirect(to)
}

export function Component() {
  const products = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const fetcher = useFetcher()
  const labels = useLabels()
  const navigate = useNavigate()
  const download = (id: string) =>
    downloadItem(id).catch((failure: unknown) => {
      tell.error(messages.orders.downloadFailed)
      return toApiError(failure).kind === 'session' ? navigate(paths.login) : undefined
    })
  return (
    <>
      <PageHead title={`${messages.wishList.title} | ${messages.siteName}`} />
      <WishListPage
        products={products}
        addLabel={labels.addToCart}
        downloadLabel={labels.download}
        onRemove={({ id }) => void fetcher.submit({ id }, { method: 'post' })}
        onAddToCart={({ id }) => void fetcher.submit({ id, cart: 'yes' }, { method: 'post' })}
        onDownload={({ id }) => void download(id)}
      />
    </>
  )
}
