import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '../icons.ts'

function AllIcons() {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-4">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="flex flex-col items-center gap-2 text-xs text-soft">
          <Icon aria-hidden="true" className="size-6 text-ink" />
          {name}
        </li>
      ))}
    </ul>
  )
}

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'], component: AllIcons } satisfies Meta<typeof AllIcons>
export default meta

export const All: StoryObj<typeof meta> = {}
