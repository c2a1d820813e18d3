import { Download } from 'lucide'
import { icon } from '../icon.tsx'

export const DownloadIcon = /* @__PURE__ */ icon(Download)
