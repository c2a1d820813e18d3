import { useHydrated } from '../../hydration.tsx'
import { Link } from '../../link.tsx'
import { Arch } from '../../primitives/arch/arch.tsx'
import { Picture, type PictureData } from '../../primitives/picture/picture.tsx'

export interface SlidePicture {
  /** Where it leads. */
  href: string
  /** Names the link. */
  title: string
  /** Cropped to the shape of its place. */
  picture: PictureData
}

/** Three columns of one height: the places of a slide's pictures in each, from top to bottom, with the shape of each place. */
const columns = [
  [
    { place: 1, shape: 'aspect-4/5' },
    { place: 3, shape: 'aspect-square' },
  ],
  [
    { place: 0, shape: 'arch' },
    { place: 4, shape: 'aspect-20/13' },
  ],
  [
    { place: 2, shape: 'aspect-square' },
    { place: 5, shape: 'aspect-4/5' },
  ],
] as const

/** A slide's pictures, in reading order of their columns' tops first; those of the upper row load at once. */
const UPPER_ROW = 3

export interface SlidePicturesProps {
  /** The first stands in the window in the middle; a place without one is plain. */
  pictures: ReadonlyArray<SlidePicture>
  /** True for the slide that shows first. */
  eager: boolean
}

/** Six pictures as a façade: a tall window, and others around it. Slides that show later fetch theirs once the page has its script. */
export function SlidePictures({ pictures, eager }: SlidePicturesProps) {
  const hydrated = useHydrated()
  const shown = eager || hydrated ? pictures : []
  return (
    <div className="grid grid-cols-3 gap-2.5 lg:gap-4">
      {columns.map((places) => (
        <div key={places[0].place} className="flex flex-col gap-2.5 lg:gap-4">
          {places.map(({ place, shape }) => {
            const picture = shown[place]
            const content = picture === undefined ? null : <PictureLink {...picture} eager={eager && place < UPPER_ROW} />
            return shape === 'arch' ? (
              <Arch key={place} className="w-full bg-haldi-soft">
                {content}
              </Arch>
            ) : (
              <div key={place} className={`overflow-hidden rounded-lg bg-haldi-soft lg:rounded-xl ${shape}`}>
                {content}
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}

function PictureLink({ href, title, picture, eager }: SlidePicture & { eager: boolean }) {
  return (
    <Link
      href={href}
      className="group block size-full focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:inset-ring-4 focus-visible:inset-ring-paper"
    >
      <Picture
        picture={{ ...picture, alt: title }}
        eager={eager}
        sizes="(min-width: 991px) 182px, 30vw"
        className="size-full transition-transform duration-200 ease-out group-hover:scale-[1.02] motion-reduce:transform-none"
      />
    </Link>
  )
}
