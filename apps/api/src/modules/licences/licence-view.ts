import type { components } from '@chitra/api-client/schema'
import { itemPath } from '@chitra/paths'
import { pictureAddress } from '../catalogue/index.ts'
import { shortenName } from './shorten-name.ts'
import type { Licence } from './licences-store.ts'

type Schemas = components['schemas']

const pathOf = ({ item }: Licence): string => itemPath({ _id: item.publicId, name: item.name, categoryId: item.category })

const commonOf = (licence: Licence) => {
  const { facts } = licence
  return {
    code: facts.code,
    kind: facts.kind,
    status: licence.isRefunded ? ('refunded' as const) : ('valid' as const),
    issuedAt: facts.issuedAt,
    refundedAt: licence.refundedAt?.toISOString() ?? null,
    text: { version: facts.licence.version, title: facts.licence.title },
  }
}

/** A licence in the contract's form, for its holder. */
export function toLicenceView(licence: Licence): Schemas['Licence'] {
  const { facts, client, project } = licence
  return {
    ...commonOf(licence),
    licensee: facts.licensee.business ?? facts.licensee.name,
    client,
    project,
    order: facts.order?.id ?? null,
    item: {
      _id: facts.item.id,
      name: facts.item.name,
      creator: facts.item.creator,
      url: pathOf(licence),
      thumbimage: pictureAddress(facts.item.id),
    },
  }
}

/** The same for everybody: who holds it is shortened, and nothing leads to the file or the order. */
export function toVerification(licence: Licence): Schemas['Verification'] {
  const { facts } = licence
  return {
    ...commonOf(licence),
    licensee: shortenName(facts.licensee.business ?? facts.licensee.name),
    item: { name: facts.item.name, creator: facts.item.creator, url: licence.item.isApproved ? pathOf(licence) : null },
    files: [facts.file.sha256, ...(licence.proof_sha256 === null ? [] : [licence.proof_sha256])],
    isSpecimen: facts.isSpecimen,
  }
}
