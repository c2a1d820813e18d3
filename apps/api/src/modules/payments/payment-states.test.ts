import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { statesBefore, type Transitions } from '../../platform/transitions.ts'
import { ORDER_TRANSITIONS } from '../orders/index.ts'
import { PAYMENT_TRANSITIONS, PAYMENT_ORDER_TRANSITIONS } from './payment-states.ts'

const MACHINES: Record<string, Transitions<string>> = { PAYMENT_ORDER_TRANSITIONS, PAYMENT_TRANSITIONS, ORDER_TRANSITIONS }
const document = readFileSync(new URL('../../../../../docs/payments.md', import.meta.url), 'utf8')

/** The arrows between the states of a machine's diagram, without its start and end marks. */
function diagramArrows(name: string): string[] {
  const [, drawing = ''] = new RegExp(`\`\`\`mermaid\\nstateDiagram-v2\\n\\s*%% ${name}\\n([^\`]*)\`\`\``).exec(document) ?? []
  return [...drawing.matchAll(/^\s*(\w+) --> (\w+)/gm)].map(([, from, to]) => `${from} -> ${to}`)
}

const arrows = (transitions: Transitions<string>): string[] =>
  Object.entries(transitions).flatMap(([from, tos]) => tos.map((to) => `${from} -> ${to}`))

describe.each(Object.entries(MACHINES))('%s', (name, transitions) => {
  it('matches the diagrams of docs/payments.md [P-01]', () => {
    expect(diagramArrows(name).toSorted()).toEqual(arrows(transitions).toSorted())
    expect(diagramArrows(name)).not.toEqual([])
  })

  it('never returns to an earlier state [TM-09, P-03]', () => {
    const reached = (state: string): string[] => (transitions[state] ?? []).flatMap((next) => [next, ...reached(next)])
    for (const state of Object.keys(transitions)) expect(reached(state)).not.toContain(state)
  })
})

describe('statesBefore', () => {
  it('lists the states that may precede a state', () => {
    expect(statesBefore(PAYMENT_ORDER_TRANSITIONS, 'paid').toSorted()).toEqual(['closed', 'open', 'superseded'])
    expect(statesBefore(PAYMENT_TRANSITIONS, 'captured').toSorted()).toEqual(['authorized', 'failed'])
    expect(statesBefore(PAYMENT_TRANSITIONS, 'failed')).toEqual([])
  })
})
