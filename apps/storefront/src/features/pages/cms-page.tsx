import { PageHeading } from '@chitra/ui'

export interface CmsPageProps {
  title: string
  /** HTML that the server has sanitised (STAT-07). */
  body: string
}

/** A page whose text the operator writes. The one place where HTML is shown as HTML. */
export function CmsPage({ title, body }: CmsPageProps) {
  return (
    <article className="page-width max-w-3xl py-10">
      <PageHeading title={title} />
      <div className="prose mt-6" dangerouslySetInnerHTML={{ __html: body }} />
    </article>
  )
}
