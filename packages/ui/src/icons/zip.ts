import { FileArchive } from 'lucide'
import { icon } from '../icon.tsx'

export const ZipIcon = /* @__PURE__ */ icon(FileArchive)
