export { type LicencePart, licenceParts } from '../licence-parts.ts'
