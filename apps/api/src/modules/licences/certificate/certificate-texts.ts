import type { Language } from '@chitra/paths'
import type { LicenceFacts } from '../facts.ts'

/** Every sentence of a certificate. The licence's own text is no part of them: it binds in the language in which it was published. */
export interface CertificateTexts {
  language: Language
  title: string
  specimen: { word: string; sentence: string }
  /** Below the title. */
  sentence: (licensor: string) => string
  kind: Record<LicenceFacts['kind'], string>
  code: string
  labels: Record<
    'licensee' | 'business' | 'client' | 'project' | 'item' | 'creator' | 'licence' | 'order' | 'day' | 'file' | 'proof',
    string
  >
  licence: (title: string, version: string) => string
  bytes: (bytes: number) => string
  qr: { alternative: string; caption: (address: string) => string }
  signed: string
  /** Above the licence's own text, where that is in another language than the certificate. */
  textLanguage: string | null
  page: (page: string, pages: string) => string
}

export const ENGLISH: CertificateTexts = {
  language: 'en',
  title: 'Licence certificate',
  specimen: { word: 'Specimen', sentence: 'Specimen. It was paid in the sandbox: nothing was licensed.' },
  sentence: (licensor) => `${licensor} grants this licence under the text on the next page.`,
  kind: { bought: 'Bought', free: 'Free download' },
  code: 'Code',
  labels: {
    licensee: 'Licensed to',
    business: 'Business',
    client: 'For the client',
    project: 'Project',
    item: 'Item',
    creator: 'Creator',
    licence: 'Licence',
    order: 'Order and payment',
    day: 'Since',
    file: 'File',
    proof: 'File with this code inside, SHA-256',
  },
  licence: (title, version) => `${title}, version ${version}`,
  bytes: (bytes) => `${new Intl.NumberFormat('en-IN').format(bytes)} bytes`,
  qr: {
    alternative: 'QR code with the address at which this certificate is checked',
    caption: (address) => `Is it genuine, and does it still hold? Scan the code, or open ${address}`,
  },
  signed: 'This file is signed (Ed25519). Whoever has it can check it without the shop.',
  textLanguage: null,
  page: (page, pages) => `Page ${page} of ${pages}`,
}
