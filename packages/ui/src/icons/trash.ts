import { Trash2 } from 'lucide'
import { icon } from '../icon.tsx'

export const TrashIcon = /* @__PURE__ */ icon(Trash2)
