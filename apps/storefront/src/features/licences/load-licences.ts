import { take } from '@chitra/api-client'
import { paths } from '@chitra/paths'
import { api } from '../../platform/api.ts'
import { leaveOn401 } from '../../platform/failures.ts'

export type LicenceKind = 'all' | 'bought' | 'free'

/** Licences a page. */
const LIMIT = 25

const isKind = (text: string | null): text is Exclude<LicenceKind, 'all'> => text === 'bought' || text === 'free'

/**
 * One page of the caller's licences, by the address.
 * @returns the address of the last page, where the asked one is beyond it
 */
export async function loadLicences({ url, signal }: Request) {
  const query = new URL(url).searchParams
  const asked = query.get('kind')
  const kind: LicenceKind = isKind(asked) ? asked : 'all'
  const search = (query.get('search') ?? '').trim()
  const page = Math.max(1, Math.floor(Number(query.get('page') ?? '1')) || 1)
  const { licences, count } = (
    await leaveOn401(
      take(api.GET('/api/licences', { params: { query: { search, page, limit: LIMIT, ...(kind === 'all' ? {} : { kind }) } }, signal })),
      paths.login,
    )
  ).data
  const pages = Math.max(1, Math.ceil(count / LIMIT))
  if (page > pages) return licencesLink({ search, kind }, pages)
  return { licences, count, page, pages, search, kind }
}

/** The address of a page of what is shown. */
export function licencesLink({ search, kind }: { search: string; kind: LicenceKind }, page = 1): string {
  const query = new URLSearchParams({
    ...(search === '' ? {} : { search }),
    ...(kind === 'all' ? {} : { kind }),
    ...(page === 1 ? {} : { page: String(page) }),
  }).toString()
  return query === '' ? paths.licences : `${paths.licences}?${query}`
}
