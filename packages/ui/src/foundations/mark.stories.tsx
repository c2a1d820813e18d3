import type { Meta, StoryObj } from '@storybook/react-vite'
import { Arch } from '../primitives/arch/arch.tsx'
import { Logo, LogoMark } from '../primitives/logo/logo.tsx'
import { FoundationPage, FoundationSection } from './page.tsx'

function Mark() {
  return (
    <FoundationPage
      title="The window"
      lead="The mark is a jharokha, the arched window of an Indian house, with a vermilion sun in it: a frame for pictures. The arch returns sparingly, and nowhere as wallpaper."
    >
      <FoundationSection
        title="Logo"
        text="With its name in the header; alone where there is no room. It is never tilted, recoloured or set on a picture."
      >
        <div className="flex flex-wrap items-center gap-10">
          <Logo />
          <Logo compact />
          <LogoMark className="size-24" />
          <LogoMark className="size-8" />
          <LogoMark className="size-4" />
        </div>
      </FoundationSection>
      <FoundationSection title="Arch" text="Hero pictures, empty states, the loading mark, a bundle's default picture.">
        <div className="flex flex-wrap items-end gap-8">
          <Arch className="h-64 w-48 bg-haldi-soft" />
          <Arch className="h-40 w-32 bg-leaf-soft" />
          <Arch className="h-20 w-16 bg-kumkum-soft" />
        </div>
      </FoundationSection>
    </FoundationPage>
  )
}

const meta = { title: 'Foundations/The window', tags: ['!autodocs'], component: Mark } satisfies Meta<typeof Mark>
export default meta

export const Logos: StoryObj<typeof meta> = {}
