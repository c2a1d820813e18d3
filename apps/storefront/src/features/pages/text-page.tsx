import { PageHeading } from '@chitra/ui'

export interface TextPageProps {
  title: string
  intro: string
  sections: readonly { title: string; text: readonly string[] }[]
}

/** A long text of ours, in sections. */
export function TextPage({ title, intro, sections }: TextPageProps) {
  return (
    <article className="page-width max-w-3xl py-10">
      <PageHeading title={title} />
      <div className="prose mt-6">
        <p>{intro}</p>
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </div>
    </article>
  )
}
