import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from '../icons.ts'
import { FoundationPage, FoundationSection } from './page.tsx'

function AllIcons() {
  return (
    <FoundationPage
      title="Icons"
      lead="Lucide, drawn in one stroke, by what they mean here rather than by what they show. Beside words an icon is silent; alone it is a button, and the button’s label speaks."
    >
      <FoundationSection title="Sizes" text="16 px in small controls, 20 in a button, 24 where it stands alone. The stroke grows with it.">
        <ul className="flex items-end gap-8 text-xs text-soft tabular-nums">
          {['size-4', 'size-5', 'size-6'].map((size, step) => (
            <li key={size} className="flex flex-col items-center gap-2">
              <icons.HeartIcon aria-hidden="true" className={`${size} text-ink`} />
              {16 + step * 4} px
            </li>
          ))}
        </ul>
      </FoundationSection>
      <FoundationSection title="All of them">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-4 gap-y-7">
          {Object.entries(icons).map(([name, Icon]) => (
            <li key={name} className="flex flex-col items-center gap-2 text-xs text-soft">
              <Icon aria-hidden="true" className="size-6 text-ink" />
              {name}
            </li>
          ))}
        </ul>
      </FoundationSection>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/Icons', tags: ['!autodocs'], component: AllIcons } satisfies Meta<typeof AllIcons>
export default meta

export const All: StoryObj<typeof meta> = {}
