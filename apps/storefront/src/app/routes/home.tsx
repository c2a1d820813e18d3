import { take } from '@chitra/api-client'
import { useLoaderData } from 'react-router-dom'
import { HomePage } from '../../features/pages/home-page.tsx'
import { toTile } from '../../features/catalogue/tile-view.ts'
import { api } from '../../platform/api.ts'
import { PageHead } from '../../platform/page-head.tsx'
import { forWindows } from '../../platform/pictures.ts'
import { writeStored } from '../../platform/storage.ts'

export async function loader() {
  // The home page forgets the page number of the last list (HOME-05).
  writeStored('currentPage', null)
  const [home, best] = await Promise.all([
    take(api.POST('/api/home-page-data', { body: { page_slug: 'homepage' } })),
    take(api.GET('/api/images-list/', { params: { query: { limit: 24, categoryId: 'image' } } })),
  ])
  return { ...home.data, best: best.data.image }
}

const NOTHING: ReadonlySet<string> = new Set()

export function Component() {
  const { banners, cms, best } = useLoaderData<typeof loader>()
  const pictures = forWindows(best).map((item) => toTile(item, NOTHING).picture)
  return (
    <>
      <PageHead title={cms.meta_title} description={cms.meta_description} keywords={cms.meta_keywords} />
      <HomePage banners={banners} heroes={[pictures.slice(0, 3), pictures.slice(3, 6)]} />
    </>
  )
}
