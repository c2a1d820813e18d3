import { scenePicture, sceneNames } from '../fixtures.ts'
import { HeartIcon } from '../icons.ts'
import { Arch } from '../primitives/arch/arch.tsx'
import { Badge } from '../primitives/badge/badge.tsx'
import { Button } from '../primitives/button/button.tsx'
import { IconButton } from '../primitives/icon-button/icon-button.tsx'
import { Logo } from '../primitives/logo/logo.tsx'
import { Picture } from '../primitives/picture/picture.tsx'
import { Specimen } from './specimen.tsx'

/** The kit at a glance. */
export function Look() {
  return (
    <Specimen>
      <div className="flex flex-col gap-8 rounded-2xl border bg-surface p-6 md:flex-row md:items-center md:justify-between md:p-8">
        <div className="flex flex-col items-start gap-4">
          <Logo />
          <span className="flex items-baseline gap-2">
            <strong className="text-4xl tabular-nums">{'₹199'}</strong>
            <span className="text-sm text-soft">{'+ 18% GST = ₹234.82'}</span>
          </span>
          <span className="flex gap-2">
            <Badge tone="promise">{'New'}</Badge>
            <Badge tone="free">{'Free'}</Badge>
            <Badge tone="owned">{'Owned'}</Badge>
          </span>
          <span className="flex gap-2.5">
            <Button>{'Add To Cart'}</Button>
            <IconButton label="Add to wish list" variant="outline">
              <HeartIcon />
            </IconButton>
          </span>
        </div>
        <div className="flex gap-3">
          {sceneNames.slice(0, 3).map((name) => (
            <Arch key={name} className="w-24 md:w-32">
              <Picture picture={scenePicture(name)} eager decorative className="size-full" />
            </Arch>
          ))}
        </div>
      </div>
    </Specimen>
  )
}
