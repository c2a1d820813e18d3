import { take, toApiError } from '@chitra/api-client'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useFetchers,
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSubmit,
} from 'react-router-dom'
import { CartPage, type CartPageProps } from '../../features/cart/cart-page.tsx'
import { pay } from '../../features/checkout/pay.ts'
import * as buyingMessages from '../../messages/buying-messages.ts'
import * as messages from '../../messages/messages.ts'
import * as ordersMessages from '../../messages/orders-messages.ts'
import { api } from '../../platform/api.ts'
import { downloadItem } from '../../platform/download.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { refreshCounts } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { cartCountAtom, currentSession, endSession, ownedAtom, store } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { turnHeart } from '../../platform/wishes.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'
import { leavingIds } from '../leaving-ids.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const { data } = await homeOn401(take(api.GET('/api/carts/', { signal: request.signal })))
  store.set(cartCountAtom, data.count)
  return data
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
    tell.success(buyingMessages.cart.removed)
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

export function Component() {
  const cart = useLoaderData<Exclude<Awaited<ReturnType<typeof loader>>, Response>>()
  const submit = useSubmit()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const owned = useAtomValue(ownedAtom)
  const leaving = leavingIds(useFetchers())
  const [payment, setPayment] = useState<CartPageProps['payment']>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const leave = (line: { id: string; wish?: string }) =>
    void submit({ ...line }, { method: 'post', navigate: false, fetcherKey: `cart-${line.id}` })

  const checkout = async () => {
    setProblem(null)
    const session = currentSession()
    const result = await pay(`${session?.firstName ?? ''} ${session?.lastName ?? ''}`.trim(), setPayment)
    switch (result.state) {
      case 'unpaid':
        setPayment(null)
        return setProblem(result.words)
      case 'refused':
        setPayment(null)
        tell.error(result.words)
        return await revalidate()
      case 'signed-out':
        endSession()
        tell.error(messages.tokenExpired)
        return await navigate(paths.home)
      case 'pending':
        tell.info(result.words)
        break
      case 'paid':
        setPayment({ state: 'done' })
        tell.success(buyingMessages.cart.recorded)
        void downloadAll(result.itemIds)
    }
    await refreshCounts()
    await navigate(paths.orders)
  }
  return (
    <>
      <PageHead title={`${buyingMessages.cart.title} | ${messages.siteName}`} />
      <CartPage
        cart={cart}
        owned={owned}
        leaving={leaving}
        payment={payment}
        problem={problem}
        onRemove={({ id }) => leave({ id })}
        onMoveToWishList={({ id, itemId }) => leave({ id, wish: itemId })}
        onCheckout={() => void checkout()}
      />
    </>
  )
}

/** One after another; they go on while the buyer looks at the orders. */
async function downloadAll(itemIds: readonly string[]): Promise<void> {
  for (const id of itemIds) await downloadItem(id).catch(() => tell.error(ordersMessages.orders.downloadFailed))
}
