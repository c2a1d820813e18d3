import { Calendar } from 'lucide'
import { icon } from '../icon.tsx'

export const CalendarIcon = /* @__PURE__ */ icon(Calendar)
