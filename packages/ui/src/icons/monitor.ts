import { Monitor } from 'lucide'
import { icon } from '../icon.tsx'

export const MonitorIcon = /* @__PURE__ */ icon(Monitor)
