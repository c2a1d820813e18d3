import * as messages from '@chitra/messages/buying.ts'
import { paths } from '@chitra/paths'
import { useAtomValue } from 'jotai'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useFetchers, useLoaderData, useSubmit } from 'react-router-dom'
import { loadWishList, moveToCart, takeOff } from '../../features/wishlist/wish-list-calls.ts'
import { WishListPage } from '../../features/wishlist/wish-list-page.tsx'
import { pageLinks } from '../../platform/page-links.ts'
import { type Loaded, withHead } from '../../platform/route-head.ts'
import { ownedAtom } from '../../platform/session.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'
import { leavingIds } from '../leaving-ids.ts'
import { pageAsked, pagesOf } from '../page-asked.ts'
import { useItemDownload } from '../use-item-download.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const page = pageAsked(request)
  const list = await loadWishList(page, request.signal)
  const pages = pagesOf(list.count)
  return page > pages ? redirect(pageLinks(paths.wishList)(pages)) : { ...list, page, pages }
}

/** Takes an item off; with `cart`, it goes to the cart. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const toCart = textOf(form, 'cart')
  if (toCart === null) await takeOff(textOf(form, 'id') ?? '')
  const to = toCart === null ? null : await moveToCart(toCart)
  return to === null ? null : redirect(to)
}

export const handle = withHead(() => ({ name: messages.wishList.title, index: false }))

export function Component() {
  const { products, count, page, pages } = useLoaderData<Loaded<typeof loader>>()
  const submit = useSubmit()
  const fetchers = useFetchers()
  const { progress, download } = useItemDownload()
  const post = (form: { id: string } | { cart: string }, key: string) =>
    void submit(form, { method: 'post', navigate: false, fetcherKey: `wish-${key}` })
  return (
    <WishListPage
      products={products}
      count={count}
      page={page}
      pages={pages}
      owned={useAtomValue(ownedAtom)}
      leaving={leavingIds(fetchers)}
      progress={progress}
      waiting={fetchers.some(({ formData }) => formData?.has('cart') === true)}
      onRemove={({ id }) => post({ id }, id)}
      onAddToCart={({ id }) => post({ cart: id }, id)}
      onDownload={({ id }) => void download(id)}
    />
  )
}
