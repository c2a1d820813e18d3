import { ScrollText } from 'lucide'
import { icon } from '../icon.tsx'

export const LicenceIcon = /* @__PURE__ */ icon(ScrollText)
