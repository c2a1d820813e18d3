/** Somebody who can be chosen in the window. */
export interface Person {
  id: string
  firstName: string
  lastName: string
  email: string
}

/** Invented; their addresses are under a name that is nobody's (RFC 2606). */
export const PEOPLE: readonly Person[] = [
  { id: '1001', firstName: 'Asha', lastName: 'Kumari Rao', email: 'asha.rao@sandbox.example' },
  { id: '1002', firstName: 'Ravi', lastName: 'Menon', email: 'ravi.menon@sandbox.example' },
  { id: '1003', firstName: 'मीरा', lastName: '', email: 'meera@sandbox.example' },
]
