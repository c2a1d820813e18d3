import { Pencil } from 'lucide'
import { icon } from '../icon.tsx'

export const PencilIcon = /* @__PURE__ */ icon(Pencil)
