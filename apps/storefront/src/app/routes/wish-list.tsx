import { take, toApiError } from '@chitra/api-client'
import { useAtomValue } from 'jotai'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useFetchers, useLoaderData, useSubmit } from 'react-router-dom'
import { WishListPage } from '../../features/wishlist/wish-list-page.tsx'
import * as buyingMessages from '../../messages/buying-messages.ts'
import * as messages from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { addToCart } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { ownedAtom, store, wishesAtom } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'
import { leavingIds } from '../leaving-ids.ts'
import { useItemDownload } from '../use-item-download.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const { data } = await homeOn401(take(api.GET('/api/wishlist/', { signal: request.signal })))
  store.set(wishesAtom, new Set(data.map(({ product }) => product._id)))
  return data.map(({ product }) => product)
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

export function Component() {
  const products = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const submit = useSubmit()
  const fetchers = useFetchers()
  const owned = useAtomValue(ownedAtom)
  const { progress, download } = useItemDownload()
  const post = (form: { id: string } | { cart: string }, key: string) =>
    void submit(form, { method: 'post', navigate: false, fetcherKey: `wish-${key}` })
  return (
    <>
      <PageHead title={`${buyingMessages.wishList.title} | ${messages.siteName}`} />
      <WishListPage
        products={products}
        owned={owned}
        leaving={leavingIds(fetchers)}
        progress={progress}
        waiting={fetchers.some(({ formData }) => formData?.has('cart') === true)}
        onRemove={({ id }) => post({ id }, id)}
        onAddToCart={({ id }) => post({ cart: id }, id)}
        onDownload={({ id }) => void download(id)}
      />
    </>
  )
}
