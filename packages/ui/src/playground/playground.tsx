import { Fragment, useState } from 'react'
import { importFor } from '../guides/all-guides.ts'
import { ChevronDownIcon, TrashIcon } from '../icons.ts'
import { Button } from '../primitives/button/button.tsx'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { SegmentedChoice } from '../primitives/segmented-choice/segmented-choice.tsx'
import { PageFrame } from './page-frame.tsx'
import { type Placed, withMoved, withoutPart, withPart } from './page-of-parts.ts'
import { pageParts } from './page-parts.tsx'

/** What the playground says itself. */
const words = {
  add: 'Add to the page',
  page: 'The page, from top to bottom',
  nothing: 'There is nothing on the page yet.',
  up: (title: string) => `Move ${title} up`,
  down: (title: string) => `Move ${title} down`,
  remove: (title: string) => `Remove ${title}`,
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  width: 'Width',
  code: 'JSX',
  copy: 'Copy JSX',
  copied: 'Copied',
  notCopied: 'Your browser does not allow copying here. Select the code below.',
}

const widths = { phone: 390, tablet: 768, desktop: 1280 }
type Width = keyof typeof widths

const partOf = (name: string) => pageParts.find((part) => part.name === name)

function codeOf(page: readonly Placed[]): string {
  const body = page.map(({ name }) => partOf(name)?.code ?? '').join('\n')
  return `${importFor(body)}\n\nexport const Page = () => (\n  <>\n${body.replaceAll(/^(?=.)/gm, '    ')}\n  </>\n)`
}

export interface PlaygroundProps {
  /** The names of the parts on the page at first. */
  parts: ReadonlyArray<string>
}

/** Parts are picked and ordered into a page, which is looked at in both themes and three widths, and copied as code. */
export function Playground({ parts }: PlaygroundProps) {
  const [page, setPage] = useState<readonly Placed[]>(() => parts.reduce<Placed[]>(withPart, []))
  const [theme, setTheme] = useState<'light' | 'dark'>('light')
  const [width, setWidth] = useState<Width>('desktop')
  return (
    <div className="flex flex-col gap-6 p-4 text-ink">
      <div className="grid gap-6 md:grid-cols-2">
        <Offer onAdd={(name) => setPage(withPart(page, name))} />
        <Order page={page} onChange={setPage} />
      </div>
      <div className="flex flex-wrap gap-4">
        <SegmentedChoice
          label={words.theme}
          value={theme}
          onValueChange={({ value }) => value && setTheme(value)}
          options={[
            { value: 'light', label: words.light },
            { value: 'dark', label: words.dark },
          ]}
        />
        <SegmentedChoice
          label={words.width}
          value={width}
          onValueChange={({ value }) => value && setWidth(value)}
          options={(Object.keys(widths) as Width[]).map((value) => ({ value, label: String(widths[value]) }))}
        />
      </div>
      <PageFrame title={words.page} theme={theme} width={widths[width]}>
        {page.map(({ id, name }) => (
          <Fragment key={id}>{partOf(name)?.drawing}</Fragment>
        ))}
      </PageFrame>
      <Code code={codeOf(page)} />
    </div>
  )
}

function Offer({ onAdd }: { onAdd: (name: string) => void }) {
  return (
    <section aria-label={words.add}>
      <h2 className="mb-3 text-base">{words.add}</h2>
      <ul className="flex flex-wrap gap-2">
        {pageParts.map(({ name, title }) => (
          <li key={name}>
            <Button variant="secondary" size="sm" onClick={() => onAdd(name)}>
              {title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A button that is pressed until its part is at an end keeps the focus. */
const atAnEnd = 'aria-disabled:cursor-default aria-disabled:opacity-40'

function Order({ page, onChange }: { page: readonly Placed[]; onChange: (page: Placed[]) => void }) {
  return (
    <section aria-label={words.page}>
      <h2 className="mb-3 text-base">{words.page}</h2>
      {page.length === 0 ? <p className="text-sm text-soft">{words.nothing}</p> : null}
      <ol className="divide-y">
        {page.map(({ id, name }, index) => {
          const title = partOf(name)?.title ?? name
          return (
            <li key={id} className="flex items-center gap-1 text-sm">
              <span className="grow">{title}</span>
              <IconButton
                size="sm"
                label={words.up(title)}
                aria-disabled={index === 0}
                className={atAnEnd}
                onClick={() => onChange(withMoved(page, id, -1))}
              >
                <ChevronDownIcon aria-hidden="true" className="rotate-180" />
              </IconButton>
              <IconButton
                size="sm"
                label={words.down(title)}
                aria-disabled={index === page.length - 1}
                className={atAnEnd}
                onClick={() => onChange(withMoved(page, id, 1))}
              >
                <ChevronDownIcon aria-hidden="true" />
              </IconButton>
              <IconButton size="sm" label={words.remove(title)} onClick={() => onChange(withoutPart(page, id))}>
                <TrashIcon aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function Code({ code }: { code: string }) {
  const [said, setSaid] = useState('')
  const copy = () => {
    navigator.clipboard.writeText(code).then(
      () => setSaid(words.copied),
      () => setSaid(words.notCopied),
    )
  }
  return (
    <section aria-label={words.code}>
      <div className="mb-3 flex flex-wrap items-center gap-4">
        <Button onClick={copy}>{words.copy}</Button>
        <p role="status" className="text-sm text-soft">
          {said}
        </p>
      </div>
      <pre className="rounded-lg border bg-surface p-4 text-xs wrap-anywhere whitespace-pre-wrap">{code}</pre>
    </section>
  )
}
