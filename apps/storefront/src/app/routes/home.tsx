import { take } from '@chitra/api-client'
import { forWindows, paths } from '@chitra/paths'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { HomePage } from '../../features/pages/home-page.tsx'
import { toTile } from '../../features/catalogue/tile-view.ts'
import { api } from '../../platform/api.ts'
import { headPicture } from '../../platform/head.ts'
import { withHeadOf } from '../../platform/route-head.ts'
import { shopAndSearch } from '../../platform/structured-data.ts'
import { forgetListPage } from '../list-memory.ts'

/** Windows of the two slides. */
const WINDOWS = 6

export async function loader() {
  const [{ data }, best] = await Promise.all([take(api.POST('/api/home-page-data', { body: { page_slug: 'homepage' } })), heroes()])
  const [shared] = best
  const pictures = forWindows(best).slice(0, WINDOWS)
  return {
    ...data,
    shared: shared === undefined ? null : headPicture(shared),
    pictures: pictures.map((item) => toTile(item, NOTHING).picture),
  }
}

/** Pictures for the windows: free ones first, which carry no watermark. Without any the windows stand empty, and the page is there all the same. */
async function heroes() {
  try {
    const free = await listed({ free: true })
    return free.length >= WINDOWS ? free : [...free, ...(await listed({}))]
  } catch {
    return []
  }
}

const listed = async (only: { free?: true }) =>
  (await take(api.GET('/api/images-list/', { params: { query: { limit: 24, categoryId: 'image', ...only } } }))).data.image

const NOTHING: ReadonlySet<string> = new Set()

export const handle = withHeadOf<typeof loader>(({ cms, shared }) => ({
  title: cms.meta_title,
  description: cms.meta_description,
  keywords: cms.meta_keywords,
  canonical: paths.home,
  picture: shared ?? undefined,
  structuredData: shopAndSearch(),
}))

export function Component() {
  const { banners, pictures } = useLoaderData<typeof loader>()
  useEffect(forgetListPage, [])
  return <HomePage banners={banners} heroes={[pictures.slice(0, 3), pictures.slice(3)]} />
}
