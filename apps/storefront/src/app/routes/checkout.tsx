import { take, toApiError } from '@chitra/api-client'
import { useAtomValue } from 'jotai'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useFetchers, useLoaderData, useSubmit } from 'react-router-dom'
import { CartPage } from '../../features/cart/cart-page.tsx'
import * as buyingMessages from '@chitra/messages/buying.ts'
import * as messages from '@chitra/messages/common.ts'
import { api } from '../../platform/api.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { pageLinks } from '../../platform/page-links.ts'
import { paths } from '@chitra/paths'
import { cartCountAtom, ownedAtom, store } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { turnHeart } from '../../platform/wishes.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'
import { leavingIds } from '../leaving-ids.ts'
import { pageAsked, pagesOf } from '../page-asked.ts'
import { useCheckout } from '../use-checkout.ts'
import { withHead } from '../../platform/route-head.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const page = pageAsked(request)
  const { data } = await homeOn401(take(api.GET('/api/carts/', { params: { query: { page } }, signal: request.signal })))
  store.set(cartCountAtom, data.count)
  const pages = pagesOf(data.count)
  return page > pages ? redirect(pageLinks(paths.checkout)(pages)) : { cart: data, page, pages }
}

/** Takes a line out; with `wish`, it moves to the wish list first, and stays when that fails. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const [id, itemId] = [textOf(form, 'id') ?? '', textOf(form, 'wish')]
  // The count goes down at once; the cart is asked for again in any case.
  store.set(cartCountAtom, (count) => (count === null ? null : Math.max(0, count - 1)))
  try {
    if (itemId !== null) await homeOn401(moveToWishList(itemId))
    await homeOn401(take(api.DELETE('/api/carts/{id}', { params: { path: { id }, query: { cartId: id } } })))
    tell.success(itemId === null ? buyingMessages.cart.removed : buyingMessages.cart.moved)
  } catch (failure) {
    if (failure instanceof Response) throw failure
    tell.error(toApiError(failure).kind === 'offline' ? messages.offline : messages.somethingWrongLoud)
  }
  return null
}

/** @throws ApiError unless it is on the list in the end */
async function moveToWishList(itemId: string): Promise<void> {
  const { wished, failure } = await turnHeart(itemId, true)
  if (!wished && failure !== null) throw failure
}

export const handle = withHead(() => ({ name: buyingMessages.cart.title, index: false }))

export function Component() {
  const { cart, page, pages } = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const submit = useSubmit()
  const owned = useAtomValue(ownedAtom)
  const leaving = leavingIds(useFetchers())
  const leave = (line: { id: string; wish?: string }) =>
    void submit({ ...line }, { method: 'post', navigate: false, fetcherKey: `cart-${line.id}` })

  const { payment, problem, checkout, leavePayment } = useCheckout(cart.total)
  return (
    <CartPage
      cart={cart}
      page={page}
      pages={pages}
      owned={owned}
      leaving={leaving}
      payment={payment}
      problem={problem}
      onRemove={({ id }) => leave({ id })}
      onMoveToWishList={({ id, itemId }) => leave({ id, wish: itemId })}
      onCheckout={() => void checkout()}
      onLeavePayment={leavePayment}
    />
  )
}
