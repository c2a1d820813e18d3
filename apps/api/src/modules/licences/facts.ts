import type { Language } from '@chitra/paths'

/** What was licensed, to whom and under which text. Stored when a licence is issued, and never changed. */
export interface LicenceFacts {
  /** As printed, such as 7K3M-Q9TX-2WVB. */
  code: string
  kind: 'bought' | 'free'
  /** Of the certificate. Absent in English: certificates had no other language once. */
  language?: Language
  /** ISO 8601, UTC. */
  issuedAt: string
  /** Paid through the sandbox: nothing was licensed. */
  isSpecimen: boolean
  /** Who grants the licence; `url` is the shop's. */
  licensor: { name: string; shop: string; url: string }
  licensee: { name: string; business: string | null }
  /** `id` is the item's public one. */
  item: { id: string; name: string; creator: string }
  /** SHA-256 in hexadecimal. */
  file: { name: string; bytes: number; sha256: string }
  /** Of the text; its address stays for ever. */
  licence: { version: string; title: string; sha256: string; url: string }
  /** null for a free item. */
  order: { id: string; paymentId: string } | null
}

/** Of the paper that carries a signature. */
export interface PdfDigest {
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

/** The file as it was downloaded, with the licence's code inside: what else is in it is as the seller gave it. */
export interface ProofDigest {
  bytes: number
  /** In hexadecimal. */
  sha256: string
}

/** What a certificate says, and its key signs. */
export interface SignedFacts extends LicenceFacts {
  /** As the buyer says; null where nothing is said. */
  client: string | null
  project: string | null
  /** null where downloads are as the seller gave them. */
  proof: ProofDigest | null
  /** null in a certificate in JSON. */
  pdf: PdfDigest | null
}
