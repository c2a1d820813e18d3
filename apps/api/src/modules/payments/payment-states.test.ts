import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { before, type Moves } from '../../platform/moves.ts'
import { ORDER_MOVES } from '../orders/index.ts'
import { PAYMENT_MOVES, PAYMENT_ORDER_MOVES } from './payment-states.ts'

const MACHINES: Record<string, Moves<string>> = { PAYMENT_ORDER_MOVES, PAYMENT_MOVES, ORDER_MOVES }
const document = readFileSync(new URL('../../../../../docs/payments.md', import.meta.url), 'utf8')

/** The arrows between states in the drawing that names a machine; where it begins and ends is for the reader. */
function drawn(name: string): string[] {
  const [, drawing = ''] = new RegExp(`\`\`\`mermaid\\nstateDiagram-v2\\n\\s*%% ${name}\\n([^\`]*)\`\`\``).exec(document) ?? []
  return [...drawing.matchAll(/^\s*(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} -> ${to}`)
}

const arrows = (moves: Moves<string>): string[] => Object.entries(moves).flatMap(([from, tos]) => tos.map((to) => `${from} -> ${to}`))

describe.each(Object.entries(MACHINES))('%s', (name, moves) => {
  it('matches the diagrams of docs/payments.md [P-01]', () => {
    expect(drawn(name).toSorted()).toEqual(arrows(moves).toSorted())
    expect(drawn(name)).not.toEqual([])
  })

  it('never moves back to an earlier state [TM-09, P-03]', () => {
    const reached = (state: string): string[] => (moves[state] ?? []).flatMap((next) => [next, ...reached(next)])
    for (const state of Object.keys(moves)) expect(reached(state)).not.toContain(state)
  })
})

describe('before', () => {
  it('names the states from which one may come', () => {
    expect(before(PAYMENT_ORDER_MOVES, 'paid').toSorted()).toEqual(['closed', 'open', 'superseded'])
    expect(before(PAYMENT_MOVES, 'captured').toSorted()).toEqual(['authorized', 'failed'])
    expect(before(PAYMENT_MOVES, 'failed')).toEqual([])
  })
})
