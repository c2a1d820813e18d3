export { licenceFiles } from './archive.ts'
export { freeLicence, issueForOrder, issueMissing, type Licensee } from './issue.ts'
export { type KeySet, keySet, rotateKey } from './keys/keys.ts'
export { formatCode } from './code.ts'
export {
  codesOfLines,
  addedLicence,
  certificateHashesOf,
  licenceAdded,
  type NewLicence,
  usesDeleted,
  type Licence,
  licenceFromJson,
  licenceInQuery,
  licenceOfItem,
  licencesOfLinesToCertify,
  licencesToCertify,
} from './licences-store.ts'
export { type FileWithProof, fileWithProof, provenFile } from './proof/file-with-proof.ts'
export { exportLicences } from './operations/export-licences.ts'
export { getCertificate } from './operations/get-certificate.ts'
export { getLicenceText } from './operations/get-licence-text.ts'
export { listLicences } from './operations/list-licences.ts'
export { updateLicence } from './operations/update-licence.ts'
export { verifyLicence } from './operations/verify-licence.ts'
export { ensureFirstText, textOf } from './texts/texts.ts'
export { addText, allTexts, currentText, currentTextAsJson, type NamedText, textByVersion } from './texts/texts-store.ts'
export { type Certifiable, certifiable } from './certificate/sources.ts'
export { deleteCertificates, storedCertificates } from './certificate/kept-certificate.ts'
export { type Checked, checkCertificate, type Problem } from './certificate/check.ts'
export type { SignedFacts } from './facts.ts'
