import { StaticPage } from '@chitra/ui'
import type { LongText } from '@chitra/messages/long-text.ts'

/** A long text of ours, its sections listed beside it. */
export function TextPage({ title, intro, sections }: LongText) {
  return (
    <StaticPage title={title} links={sections.map(({ id, name }) => ({ href: `#${id}`, label: name }))}>
      <p>{intro}</p>
      {sections.map((section) => (
        <section key={section.id} aria-labelledby={section.id}>
          <h2 id={section.id}>{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list === undefined ? null : (
            <ul>
              {section.list.map(([name, text]) => (
                <li key={name}>
                  <strong>{`${name}:`}</strong> {text}
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </StaticPage>
  )
}
