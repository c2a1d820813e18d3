import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../primitives/button/button.tsx'
import css from '../theme.css?raw'
import { FoundationPage, FoundationSection } from './page.tsx'

const moves = Array.from(css.matchAll(/--animate-([\w-]+): [\w-]+ ([\d.]+m?s)/g), ([, name = '', time = '']) => ({ name, time }))
/** Those that come once, and so can be played. The classes stand in full, or no style sheet would have them. */
const COMINGS: Record<string, string> = {
  rise: 'animate-rise',
  fade: 'animate-fade',
  'slide-left': 'animate-slide-left',
  'slide-right': 'animate-slide-right',
}

function Motion() {
  const [round, setRound] = useState(0)
  return (
    <FoundationPage
      title="Motion"
      lead="Short, and from where the thing is: 160 to 200 ms. Pictures fade from their ThumbHash. For who asks for less motion, nothing moves."
    >
      <FoundationSection title="Comings">
        <ul key={round} className="grid grid-cols-2 gap-4 overflow-hidden md:grid-cols-4">
          {Object.entries(COMINGS).map(([name, style]) => (
            <li key={name} className={`rounded-lg border bg-surface p-6 text-sm ${style}`}>
              {name}
            </li>
          ))}
        </ul>
        <Button variant="secondary" size="sm" className="self-start" onClick={() => setRound(round + 1)}>
          Play again
        </Button>
      </FoundationSection>
      <FoundationSection title="Times">
        <ul className="flex flex-wrap gap-6 text-sm tabular-nums">
          {moves.map(({ name, time }) => (
            <li key={name}>
              {name}, {time}
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Motion', tags: ['!autodocs'], component: Motion } satisfies Meta<typeof Motion>
export default meta

export const Comings: StoryObj<typeof meta> = {}
