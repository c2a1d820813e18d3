import { take, toApiError } from '@chitra/api-client'
import { useState } from 'react'
import { type ActionFunctionArgs, type LoaderFunctionArgs, useFetcher, useLoaderData, useNavigate } from 'react-router-dom'
import { CartPage } from '../../features/cart/cart-page.tsx'
import { pay } from '../../features/checkout/pay.ts'
import { messages } from '../../messages/messages.ts'
import { api } from '../../platform/api.ts'
import { downloadItem } from '../../platform/download.ts'
import { homeOn401 } from '../../platform/failures.ts'
import { refreshCounts, setWished } from '../../platform/intents.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { paths } from '../../platform/paths.ts'
import { cartCountAtom, currentSession, endSession, store } from '../../platform/session.ts'
import { tell } from '../../platform/toasts.ts'
import { textOf } from '../form-text.ts'
import { requireSession } from '../guard.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  requireSession(request)
  const { data } = await homeOn401(take(api.GET('/api/carts/', { signal: request.signal })))
  store.set(cartCountAtom, data.count)
  return data
}

/** Takes a line out; with `wish`, it moves to the wish list. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData()
  const [id, itemId] = [textOf(form, 'id') ?? '', textOf(form, 'wish')]
  try {
    if (itemId !== null) await setWished(itemId, true)
    await homeOn401(take(api.DELETE('/api/carts/{id}', { params: { path: { id }, query: { cartId: id } } })))
    tell.success(messages.cart.removed)
  } catch (failure) {
    if (failure instanceof Response) throw failure
    tell.error(toApiError(failure).kind === 'offline' ? messages.offline : messages.somethingWrongLoud)
  }
  return null
}

export function Component() {
  const cart = useLoaderData<Awaited<ReturnType<typeof loader>>>()
  const fetcher = useFetcher()
  const navigate = useNavigate()
  const [paying, setPaying] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = fetcher.formData?.get('id')

  const checkout = async () => {
    setPaying(true)
    setProblem(null)
    const session = currentSession()
    const result = await pay(`${session?.firstName ?? ''} ${session?.lastName ?? ''}`.trim())
    if (result.state === 'unpaid') {
      setProblem(result.words)
      setPaying(false)
      return
    }
    if (result.state === 'signed-out') {
      endSession()
      tell.error(messages.tokenExpired)
      return await navigate(paths.home)
    }
    if (result.state === 'pending') tell.info(result.words)
    else {
      tell.success(messages.cart.recorded)
      for (const id of result.itemIds) await downloadItem(id).catch(() => tell.error(messages.orders.downloadFailed))
    }
    await refreshCounts()
    await navigate(paths.orders)
  }
  return (
    <>
      <PageHead title={`${messages.cart.title} | ${messages.siteName}`} />
      <CartPage
        cart={cart}
        leaving={new Set(typeof leaving === 'string' ? [leaving] : [])}
        paying={paying}
        problem={problem}
        onRemove={({ id }) => void fetcher.submit({ id }, { method: 'post' })}
        onMoveToWishList={({ id, itemId }) => void fetcher.submit({ id, wish: itemId }, { method: 'post' })}
        onCheckout={() => void checkout()}
      />
    </>
  )
}
