import { ScanSearch } from 'lucide'
import { icon } from '../icon.tsx'

export const AlikeIcon = /* @__PURE__ */ icon(ScanSearch)
