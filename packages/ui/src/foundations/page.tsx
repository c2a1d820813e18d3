import type { ReactNode } from 'react'

/** A reference page for designers, rendered with the theme itself. */
export function FoundationPage({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="mx-auto flex max-w-5xl flex-col gap-8 pb-12">
      <header className="flex flex-col gap-2">
        <h1 className="text-3xl font-bold">{title}</h1>
        <p className="max-w-prose text-soft">{lead}</p>
      </header>
      {children}
    </article>
  )
}

export function FoundationSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 border-t pt-6">
      <h2 className="text-xl font-semibold">{title}</h2>
      {text === undefined ? null : <p className="max-w-prose text-sm text-soft">{text}</p>}
      {children}
    </section>
  )
}
