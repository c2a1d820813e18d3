import { cn } from '../../cn.ts'
import { Arch } from '../../primitives/arch/arch.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'

const windowClasses = ['order-2 w-[36%] max-w-52', 'order-1 w-[28.5%] max-w-40', 'order-3 w-[28.5%] max-w-40']

export interface SlideWindowsProps {
  /** Three are shown; a window without one is plain. */
  pictures: ReadonlyArray<PictureData>
  /** Load now: for the slide that shows first. */
  eager: boolean
}

/** A façade: the first picture in the tall window of the middle, the next two beside it. */
export function SlideWindows({ pictures, eager }: SlideWindowsProps) {
  return (
    <div className="flex items-end justify-center gap-[4%]">
      {windowClasses.map((classes, index) => {
        const picture = pictures[index]
        return (
          <Arch key={picture?.src ?? classes} className={cn('bg-haldi-soft', classes)}>
            {picture === undefined ? null : (
              <Picture picture={picture} eager={eager} sizes="(min-width: 991px) 208px, 36vw" className="size-full" />
            )}
          </Arch>
        )
      })}
    </div>
  )
}
