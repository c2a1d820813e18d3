import { ZipIcon } from '../../icons.ts'
import { cn } from '../../cn.ts'
import { Arch } from '../../primitives/arch/arch.tsx'

export interface ZipPictureProps {
  /** The bundle's title. */
  label: string
  /** Applied to the box, which fills its container. */
  className?: string | undefined
}

/** The default picture of a bundle without a thumbnail. */
export function ZipPicture({ label, className }: ZipPictureProps) {
  return (
    <div role="img" aria-label={label} className={cn('flex size-full items-center justify-center bg-haldi-soft base:p-[8%]', className)}>
      <Arch className="h-full max-h-52 bg-haldi">
        <div className="absolute inset-0 flex items-center justify-center pt-[30%] text-on-haldi">
          <ZipIcon aria-hidden="true" strokeWidth={1.4} className="size-[45%]" />
        </div>
      </Arch>
    </div>
  )
}
