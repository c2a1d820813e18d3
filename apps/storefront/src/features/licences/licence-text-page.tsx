import type { components } from '@chitra/api-client'
import { licenceParts } from '@chitra/messages/licence-parts.ts'
import { licenceText as words } from '@chitra/messages/licences.ts'
import { licencePath } from '@chitra/paths'
import { Notice, StaticPage } from '@chitra/ui'
import { longDate } from './licence-view.ts'

export type LicenceText = components['schemas']['LicenceText']

/** A version of the licence, as it was published. */
export function LicenceTextPage({ title, version, publishedAt, body, sha256, isCurrent }: LicenceText) {
  return (
    <StaticPage
      title={title}
      text={words.version(version, longDate(publishedAt))}
      after={isCurrent ? null : <Notice link={{ href: licencePath(), label: words.current }}>{words.older}</Notice>}
    >
      {licenceParts(body).map((part, index) => (part.isHeading ? <h2 key={index}>{part.text}</h2> : <p key={index}>{part.text}</p>))}
      <p>
        <small className="wrap-anywhere">{words.fingerprint(sha256)}</small>
      </p>
    </StaticPage>
  )
}
