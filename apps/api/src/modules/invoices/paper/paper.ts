import { typeset } from '../../../platform/typeset/typeset.ts'
import type { PaperFacts } from '../facts.ts'
import { paperData } from './paper-data.ts'

const TEMPLATE = new URL('./invoice.typ', import.meta.url)

/** The paper as PDF, tagged, with its fonts inside. The same facts are the same bytes. */
export const paperOf = (facts: PaperFacts): Promise<Buffer> => typeset(TEMPLATE, paperData(facts))
