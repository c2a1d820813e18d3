/** A state machine: the states that may follow each state. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** The states that may precede `state`. Every UPDATE of a state is conditional on them, so a concurrent writer cannot take a row backwards. */
export function statesBefore<State extends string>(transitions: Transitions<State>, state: State): State[] {
  return (Object.keys(transitions) as State[]).filter((from) => transitions[from].includes(state))
}
