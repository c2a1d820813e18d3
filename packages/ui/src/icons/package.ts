import { Package } from 'lucide'
import { icon } from '../icon.tsx'

export const PackageIcon = /* @__PURE__ */ icon(Package)
