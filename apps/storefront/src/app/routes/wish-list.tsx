import { take, toApiError } from '@chitra/api-client'
import { useAtomValue } from 'jotai'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useFetchers, useLoaderData, useSubmit } from 'react-router-dom'
import { WishListPage } from '../../features/wishlist/wish-list-page.tsx'
import * as buyingMessages from '@chitra/messages/buying.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { addToCart } from '../../platform/intents.ts'
import { pageLinks } from '../../platform/page-links.ts'
import { paths } from '@chitra/paths'
import { ownedAtom, store, wishesAtom } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'
import { leavingIds } from '../leaving-ids.ts'
import { pageAsked, pagesOf } from '../page-asked.ts'
import { useItemDownload } from '../use-item-download.ts'
import { withHead } from '../../platform/route-head.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const page = pageAsked(request)
  const { data, count } = await homeOn401(take(api.GET('/api/wishlist/', { params: { query: { page } }, signal: request.signal })))
  const shown = data.map(({ product }) => product._id)
  // The header counts all of them, of which this may be one page.
  store.set(wishesAtom, (wishes) => (shown.length === count ? new Set(shown) : new Set([...wishes, ...shown])))
  const pages = pagesOf(count)
  return page > pages ? redirect(pageLinks(paths.wishList)(pages)) : { products: data.map(({ product }) => product), count, page, pages }
}

/** Takes an item off; with `cart`, it goes to the cart first, and checkout opens even when the removal fails (WISH-02). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const id = textOf(form, 'id') ?? textOf(form, 'cart') ?? ''
  const toCart = form.has('cart')
  const to = toCart ? await addToCart(id) : null
  if (toCart && to !== paths.checkout) return to === null ? null : redirect(to)
  // The heart and the count follow at once; the list is asked for again in any case (WISH-05).
  store.set(wishesAtom, (wishes) => new Set([...wishes].filter((wish) => wish !== id)))
  try {
    await homeOn401(take(api.DELETE('/api/wishlist/{id}', { params: { path: { id } } })))
    if (!toCart) tell.success(buyingMessages.wishList.removed)
  } catch (failure) {
    if (failure instanceof Response) throw failure
    const error = toApiError(failure)
    tell.error(error.code === 400 ? error.errorMessage : error.kind === 'offline' ? messages.offline : messages.somethingWrong)
    // On the way to the cart nothing asks for the list again.
    if (toCart) store.set(wishesAtom, (wishes) => new Set(wishes).add(id))
  }
  return to === null ? null : redirect(to)
}

export const handle = withHead(() => ({ name: buyingMessages.wishList.title, index: false }))

export function Component() {
  const { products, count, page, pages } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const submit = useSubmit()
  const fetchers = useFetchers()
  const owned = useAtomValue(ownedAtom)
  const { progress, download } = useItemDownload()
  const post = (form: { id: string } | { cart: string }, key: string) =>
    void submit(form, { method: 'post', navigate: false, fetcherKey: `wish-${key}` })
  return (
    <WishListPage
      products={products}
      count={count}
      page={page}
      pages={pages}
      owned={owned}
      leaving={leavingIds(fetchers)}
      progress={progress}
      waiting={fetchers.some(({ formData }) => formData?.has('cart') === true)}
      onRemove={({ id }) => post({ id }, id)}
      onAddToCart={({ id }) => post({ cart: id }, id)}
      onDownload={({ id }) => void download(id)}
    />
  )
}
