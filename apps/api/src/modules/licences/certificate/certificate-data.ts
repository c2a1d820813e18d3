import { type LicencePart, licenceParts } from '@chitra/messages/licence-parts.ts'
import { verifyPath } from '@chitra/paths'
import { dayOf, type Moment, momentOf, printable } from '../../../platform/typeset/printed.ts'
import { qrCode } from '../../../platform/typeset/qr-code.ts'
import type { LicenceText } from '../texts/texts-store.ts'
import type { SignedFacts } from '../facts.ts'
import { certificateTextsIn } from './certificate-texts-in.ts'
import type { CertificateTexts } from './certificate-texts.ts'

/** What certificate.typ prints: the template knows where it stands, and nothing of what it means. */
interface CertificateData {
  language: string
  /** Of the document, in a reader's window. */
  title: string
  heading: string
  sentence: string
  specimen: { word: string; sentence: string } | null
  issued: Moment
  shop: { name: string; address: string }
  code: { label: string; value: string; kind: string }
  item: { label: string; name: string; by: string }
  facts: { label: string; value: string; detail: string | null }[]
  file: { label: string; name: string; detail: string; sha256: string[] }
  qr: { svg: string; alternative: string; caption: string }
  signed: string
  text: { heading: string; language: string | null; sha256: string; parts: LicencePart[] }
  /** With the numbers' places marked. */
  page: string
}

/** An address as people read it. */
const bare = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '')

/** The facts as they are printed, and the licence's text. */
export function certificateData(facts: SignedFacts, text: Pick<LicenceText, 'body'>): CertificateData {
  const texts = certificateTextsIn(facts.language)
  const { licensor, item, file, licence } = facts
  const address = `${licensor.url}${verifyPath(facts.code)}`
  return printable({
    language: texts.language,
    title: [facts.isSpecimen && texts.specimen.word, `${texts.title} ${facts.code}`].filter(Boolean).join(' · '),
    heading: texts.title,
    sentence: texts.sentence(licensor.name),
    specimen: facts.isSpecimen ? texts.specimen : null,
    issued: momentOf(facts.issuedAt),
    shop: { name: licensor.shop, address: bare(licensor.url) },
    code: { label: texts.code, value: facts.code, kind: texts.kind[facts.kind] },
    item: { label: texts.labels.item, name: item.name, by: `${texts.labels.creator}: ${item.creator}` },
    facts: rowsOf(facts, texts),
    file: { label: texts.labels.file, name: file.name, detail: texts.bytes(file.bytes), sha256: file.sha256.match(/.{16}/g) ?? [] },
    qr: { svg: qrCode(address), alternative: texts.qr.alternative, caption: texts.qr.caption(bare(address)) },
    signed: texts.signed,
    text: {
      heading: texts.licence(licence.title, licence.version),
      language: texts.textLanguage,
      sha256: licence.sha256,
      parts: licenceParts(text.body),
    },
    page: texts.page('{page}', '{pages}'),
  })
}

function rowsOf(facts: SignedFacts, { language, labels, licence: nameOf, bytes: bytesOf }: CertificateTexts): CertificateData['facts'] {
  const { licensee, client, project, licence, order, issuedAt, proof } = facts
  const row = (label: string, value: string | null, detail: string | null = null) => (value === null ? [] : [{ label, value, detail }])
  return [
    ...row(labels.licensee, licensee.name),
    ...row(labels.business, licensee.business),
    ...row(labels.client, client),
    ...row(labels.project, project),
    ...row(labels.day, dayOf(issuedAt, language)),
    ...row(labels.licence, nameOf(licence.title, licence.version), bare(licence.url)),
    ...row(labels.order, order && order.id, order && order.paymentId),
    ...row(labels.proof, proof && bytesOf(proof.bytes), proof && (proof.sha256.match(/.{16}/g) ?? []).join(' ')),
  ]
}
