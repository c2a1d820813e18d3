import { locale } from '@chitra/messages/language.ts'
import type { components } from '@chitra/api-client'
import { licence as words } from '@chitra/messages/licences.ts'
import { thumbnailOf } from '@chitra/paths'
import type { BadgeTone, Fact, PictureData } from '@chitra/ui'

export type Licence = components['schemas']['Licence']

/** For whom and for what an item is used; empty where nothing is said. */
export interface LicenceUse {
  client: string
  project: string
}

export interface LicenceRow extends LicenceUse {
  code: string
  href: string
  title: string
  detail: string
  picture: PictureData
  badges: { label: string; tone: BadgeTone }[]
  facts: Fact[]
}

/** `2 November 2026`, in India. */
export const longDate = (iso: string): string =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' }).format(new Date(iso))

/** A licence as its holder sees it. */
export function toRow({ code, kind, status, item, licensee, issuedAt, text, client, project }: Licence): LicenceRow {
  return {
    code,
    href: item.url,
    title: item.name,
    detail: words.by(item.creator),
    picture: { ...thumbnailOf(item.thumbimage), alt: item.name, width: 4, height: 3 },
    badges: [
      ...(kind === 'free' ? [{ label: words.free, tone: 'free' as const }] : []),
      ...(status === 'refunded' ? [{ label: words.refunded, tone: 'error' as const }] : []),
    ],
    facts: [
      { name: words.code, value: code },
      { name: words.licensee, value: licensee },
      { name: words.since, value: longDate(issuedAt) },
      { name: words.text, value: words.textName(text.title, text.version) },
      ...(client === '' ? [] : [{ name: words.client, value: client }]),
      ...(project === '' ? [] : [{ name: words.project, value: project }]),
    ],
    client,
    project,
  }
}
