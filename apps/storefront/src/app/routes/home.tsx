import { take } from '@chitra/api-client'
import { paths } from '@chitra/paths'
import { useEffect } from 'react'
import { useLoaderData } from 'react-router-dom'
import { dealToSlides } from '../../features/pages/deal-to-slides.ts'
import { HomePage } from '../../features/pages/home-page.tsx'
import { toTile } from '../../features/catalogue/tile-view.ts'
import { api } from '../../platform/api.ts'
import { headPicture } from '../../platform/head.ts'
import { inThisLanguage } from '../../platform/here.ts'
import { withHeadOf } from '../../platform/route-head.ts'
import { shopAndSearch } from '../../platform/structured-data/shop.ts'
import { forgetListPage } from '../list-memory.ts'

/** Pictures of the two slides, six each. */
const SLIDES = 2
const PICTURES = 6

export async function loader() {
  const [{ data }, best] = await Promise.all([
    take(api.POST('/api/home-page-data', { body: { page_slug: 'homepage', ...inThisLanguage } })),
    candidates(),
  ])
  const [shared] = best
  const heroes = dealToSlides(best, SLIDES, PICTURES)
  return {
    ...data,
    shared: shared === undefined ? null : headPicture(shared),
    slides: heroes.map((items) => items.map((item) => toTile(item, NOTHING)).map(({ href, title, picture }) => ({ href, title, picture }))),
  }
}

/** Pictures for the slides: free ones first, which carry no watermark. Without any their places stand empty, and the page is there all the same. */
async function candidates() {
  try {
    const free = await listed({ free: true })
    return free.length >= SLIDES * PICTURES ? free : [...free, ...(await listed({}))]
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
  const { banners, slides } = useLoaderData<typeof loader>()
  useEffect(forgetListPage, [])
  return <HomePage banners={banners} heroes={slides} />
}
