import { Arch } from '../primitives/arch/arch.tsx'
import { Logo, LogoMark } from '../primitives/logo/logo.tsx'
import { Specimen } from './specimen.tsx'

export function Logos() {
  return (
    <Specimen>
      <div className="flex flex-wrap items-center gap-10">
        <Logo />
        <Logo compact />
        <LogoMark className="size-24" />
        <LogoMark className="size-8" />
        <LogoMark className="size-4" />
      </div>
    </Specimen>
  )
}

export function Arches() {
  return (
    <Specimen>
      <div className="flex flex-wrap items-end gap-8">
        <Arch className="h-64 w-40 bg-haldi-soft" />
        <Arch className="h-40 w-25 bg-leaf-soft" />
        <Arch className="h-20 w-12.5 bg-kumkum-soft" />
      </div>
    </Specimen>
  )
}
