import { type StateCode, stateOf } from '@chitra/gst/states.ts'

/** The name of a State or a Union Territory. */
export const stateName = (code: StateCode): string => stateOf(code).name
