import type { Supplier } from '@chitra/gst/parties.ts'
import { stateOfGstin } from '@chitra/gst/gstin.ts'
import type { Settings } from './settings.ts'

/** Licensing of the right to reproduce original works of art: what a licence to a picture is in the code list of services. */
const SAC = '997333'

/** The supplier of a demonstration. Its PAN has a kind of holder that does not exist, so the number can be nobody's. */
const MADE_UP: Supplier = {
  legalName: 'Chitra Demonstration Private Limited',
  address: '1 Example Road, Pune 411001',
  state: '27',
  gstin: '27ABCDE1234F1Z0',
  sac: SAC,
  signatory: 'Nobody, this is a demonstration',
}

/**
 * Who sells, as configured.
 * @param isDemonstration has the made-up supplier unless another is set
 * @param problems gets a sentence if the settings do not fit each other
 */
export function supplierOf(settings: Settings, isDemonstration: boolean, problems: string[]): Supplier | null {
  const { SUPPLIER_NAME: legalName, SUPPLIER_ADDRESS: address, SUPPLIER_STATE: state } = settings
  const { SUPPLIER_GSTIN: gstin, SUPPLIER_SIGNATORY: signatory, SUPPLIER_SAC: sac = SAC } = settings
  const given = [legalName, address, state, gstin, signatory].filter((value) => value !== undefined)
  if (given.length === 0) return isDemonstration ? MADE_UP : null
  if (legalName === undefined || address === undefined || state === undefined || gstin === undefined || signatory === undefined) {
    // One that is set and wrong is not missing.
    if (!problems.some((problem) => problem.startsWith('SUPPLIER_')))
      problems.push('SUPPLIER_NAME, SUPPLIER_ADDRESS, SUPPLIER_STATE, SUPPLIER_GSTIN, SUPPLIER_SIGNATORY: all five are needed, or none')
    return null
  }
  if (stateOfGstin(gstin) !== state) {
    problems.push(`SUPPLIER_GSTIN: begins with ${stateOfGstin(gstin)}, but SUPPLIER_STATE is ${state}; they must be the same State`)
    return null
  }
  return { legalName, address, state, gstin, sac, signatory }
}
