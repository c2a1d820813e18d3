import { type GstinProblem, gstinProblem, normalGstin, stateOfGstin } from './gstin.ts'
import type { Buyer } from './parties.ts'
import { isCountry } from './countries.ts'
import { isPlaceOfSupply, OUTSIDE_INDIA, stateOf } from './states.ts'

interface Said {
  name: string
  place: string
  country?: string | null | undefined
  business?: { name: string; gstin: string } | null | undefined
}

/** What is said of each problem: text, or whatever the caller makes text of. */
interface Sentences<Sentence> {
  nameMissing: Sentence
  placeMissing: Sentence
  countryMissing: Sentence
  gstinProblems: Readonly<Record<GstinProblem, Sentence>>
  gstinElsewhere: (state: string) => Sentence
  businessNameMissing: Sentence
}

type Field = 'name' | 'place' | 'country' | 'gstin' | 'businessName'

/** Who buys, from what a person has entered; or what is wrong with it, and in which field. Browser and server ask the same. */
export function readBuyer<Sentence = string>(
  { name, place, country, business }: Said,
  sentences: Sentences<Sentence>,
): Buyer | { field: Field; problem: Sentence } {
  if (name.trim() === '') return { field: 'name', problem: sentences.nameMissing }
  if (!isPlaceOfSupply(place)) return { field: 'place', problem: sentences.placeMissing }
  if (place === OUTSIDE_INDIA && !isCountry(country ?? '')) return { field: 'country', problem: sentences.countryMissing }
  if (business === undefined || business === null)
    return { name: name.trim(), place, ...(place === OUTSIDE_INDIA && country ? { country } : {}), business: null }
  const gstin = normalGstin(business.gstin)
  const problem = gstinProblem(gstin)
  if (problem !== null) return { field: 'gstin', problem: sentences.gstinProblems[problem] }
  const state = stateOfGstin(gstin)
  if (state !== place) return { field: 'gstin', problem: sentences.gstinElsewhere(stateOf(state).name) }
  if (business.name.trim() === '') return { field: 'businessName', problem: sentences.businessNameMissing }
  return { name: name.trim(), place, business: { name: business.name.trim(), gstin } }
}
