import { licence as licenceWords, licences as words } from '@chitra/messages/licences.ts'
import * as messages from '@chitra/messages/common.ts'
import { paths, verifyPath } from '@chitra/paths'
import {
  Button,
  EmptyState,
  LicenceCard,
  LicenceIcon,
  LineList,
  Link,
  Page,
  Pagination,
  SearchIcon,
  SegmentedChoice,
  TextField,
} from '@chitra/ui'
import { lazy, Suspense, useState } from 'react'
import { Form } from 'react-router-dom'
import type { LicenceKind } from './load-licences.ts'
import { type Licence, type LicenceRow, toRow, type LicenceUse } from './licence-view.ts'

// Fetched when somebody opens it.
const LicenceUseForm = lazy(() => import('./licence-use-form.tsx'))

export interface LicencesPageProps {
  licences: readonly Licence[]
  /** How many were found in all. */
  count: number
  /** From 1. */
  page: number
  pages: number
  search: string
  kind: LicenceKind
  /** True while the zip of all is asked for. */
  busy: boolean
  onKind: (kind: LicenceKind) => void
  onCertificate: (asked: { code: string; format: 'pdf' | 'json' }) => void
  onDownloadAll: () => void
  /** Resolves with whether it was saved. */
  onUse: (code: string, use: LicenceUse) => Promise<boolean>
  linkForPage: (page: number) => string
}

const KINDS = (['all', 'bought', 'free'] as const).map((value) => ({ value, label: words.kinds[value] }))

/** What somebody has a licence for. */
export function LicencesPage({
  licences,
  count,
  page,
  pages,
  search,
  kind,
  busy,
  onKind,
  onDownloadAll,
  linkForPage,
  ...rest
}: LicencesPageProps) {
  const narrowed = search !== '' || kind !== 'all'
  if (count === 0 && !narrowed) return <Page title={words.title} empty={<NoLicences />} />
  return (
    <Page
      title={words.title}
      count={count}
      kind="lines"
      status={narrowed ? words.found(count) : ''}
      actions={
        <Button variant="secondary" busy={busy} title={words.downloadAllHint} onClick={onDownloadAll}>
          {words.downloadAll}
        </Button>
      }
    >
      <p className="text-soft">{words.text}</p>
      <div className="my-6 grid gap-4 md:grid-cols-[minmax(0,1fr)_auto]">
        <Form role="search" action={paths.licences}>
          {kind === 'all' ? null : <input type="hidden" name="kind" value={kind} />}
          <TextField
            key={search}
            label={words.search}
            labelHidden
            type="search"
            name="search"
            maxLength={200}
            defaultValue={search}
            placeholder={words.search}
            leading={<SearchIcon aria-hidden="true" />}
          />
        </Form>
        <SegmentedChoice label={words.kinds.label} options={KINDS} value={kind} onValueChange={({ value }) => onKind(value ?? 'all')} />
      </div>
      {licences.length === 0 ? <NothingFound /> : <Licences rows={licences.map(toRow)} {...rest} />}
      <Pagination page={page} pageCount={pages} linkFor={linkForPage} />
    </Page>
  )
}

function Licences({ rows, onCertificate, onUse }: { rows: readonly LicenceRow[] } & Pick<LicencesPageProps, 'onCertificate' | 'onUse'>) {
  const [open, setOpen] = useState<string | null>(null)
  return (
    <LineList>
      {rows.map((row) => (
        <LicenceCard
          key={row.code}
          href={row.href}
          title={row.title}
          detail={row.detail}
          picture={row.picture}
          badges={row.badges}
          facts={row.facts}
          actions={
            <>
              <Button
                size="sm"
                variant="secondary"
                aria-label={licenceWords.certificateOf(row.title)}
                onClick={() => onCertificate({ code: row.code, format: 'pdf' })}
              >
                {licenceWords.certificate}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-label={licenceWords.jsonOf(row.title)}
                onClick={() => onCertificate({ code: row.code, format: 'json' })}
              >
                {licenceWords.json}
              </Button>
              <Button size="sm" variant="ghost" asChild>
                <Link href={verifyPath(row.code)} aria-label={licenceWords.checkOf(row.title)}>
                  {licenceWords.check}
                </Link>
              </Button>
              <Button
                size="sm"
                variant="ghost"
                aria-expanded={open === row.code}
                onClick={() => setOpen(open === row.code ? null : row.code)}
              >
                {row.client === '' && row.project === '' ? licenceWords.addUse : licenceWords.changeUse}
              </Button>
            </>
          }
        >
          {open === row.code ? (
            <Suspense fallback={null}>
              <LicenceUseForm
                use={row}
                title={row.title}
                onCancel={() => setOpen(null)}
                onSave={async ({ client, project }) => {
                  if (await onUse(row.code, { client, project })) setOpen(null)
                }}
              />
            </Suspense>
          ) : null}
        </LicenceCard>
      ))}
    </LineList>
  )
}

const NoLicences = () => (
  <EmptyState
    title={words.empty}
    icon={<LicenceIcon aria-hidden="true" />}
    action={
      <Button asChild>
        <Link href={paths.search}>{messages.findPicture}</Link>
      </Button>
    }
  >
    {words.emptyText}
  </EmptyState>
)

const NothingFound = () => (
  <EmptyState
    title={words.nothingFound}
    icon={<SearchIcon aria-hidden="true" />}
    action={
      <Button variant="secondary" asChild>
        <Link href={paths.licences}>{words.showAll}</Link>
      </Button>
    }
  >
    {words.nothingFoundText}
  </EmptyState>
)
