/** The states that a thing can be in, and the steps it may take from each. */
export type Moves<State extends string> = Readonly<Record<State, readonly State[]>>

/** The states from which a thing may come to `state`: every UPDATE of a state asks for one of them. */
export function before<State extends string>(moves: Moves<State>, state: State): State[] {
  return (Object.keys(moves) as State[]).filter((from) => moves[from].includes(state))
}
