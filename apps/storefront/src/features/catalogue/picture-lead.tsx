import type { ByPicture } from '@chitra/paths'
import { Link, Picture } from '@chitra/ui'
import type { PictureAsked } from './load-by-picture.ts'
import { useOwnPicture } from './own-picture.ts'

export interface PictureLeadProps {
  asked: ByPicture
  item: PictureAsked['item']
}

/** Before the title of a list, which names it: the picture that its items look like. Fills its box; nothing where the picture is not to be had. */
export function PictureLead({ asked, item }: PictureLeadProps) {
  if (asked.kind === 'look') return <OwnPicture look={asked.of} />
  if (item === null) return null
  return (
    <Link href={item.href} className="block size-full rounded-lg">
      <Picture picture={{ ...item.picture, alt: item.title }} eager sizes="80px" className="size-full rounded-lg" />
    </Link>
  )
}

function OwnPicture({ look }: { look: string }) {
  const picture = useOwnPicture(look)
  return picture === undefined ? null : <img src={picture} alt="" className="size-full rounded-lg object-cover" />
}
