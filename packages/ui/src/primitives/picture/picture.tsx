import { useCallback, useMemo, useRef, useState, type ComponentProps } from 'react'
import { cn } from '../../cn.ts'
import { ImageOffIcon } from '../../icons.ts'
import { useLabels } from '../../labels.tsx'
import { useHydrated } from '../../hydration.tsx'
import { thumbHashToUrl } from './thumb-hash-to-url.ts'

export interface PictureData {
  /** The address that every browser can show. */
  src: string
  /** The alternative text; empty if adjacent text says the same. */
  alt: string
  /** Pixels of the original, for its aspect ratio. */
  width: number
  /** Pixels of the original. */
  height: number
  /** Better formats first: AVIF, then WebP. `media`: for screens alone that pass it. */
  sources?: ReadonlyArray<{ type: string; srcSet: string; media?: string }> | undefined
  /** As on `img`: `address 640w, …`. */
  srcSet?: string | undefined
  /** As on `img`: how wide it is drawn, by media query. */
  sizes?: string | undefined
  /** A ThumbHash in base64, drawn until the picture is there. */
  thumbHash?: string | undefined
}

type PictureState = 'loading' | 'loaded' | 'failed'

export interface PictureProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Its addresses, alternative text and size. */
  picture: PictureData
  /** `cover` fills the box and may crop; `contain` shows the whole. */
  fit?: 'cover' | 'contain' | undefined
  /** Loads at once instead of near the viewport, and is drawn in the first frame that it can be in, not one later. */
  eager?: boolean | undefined
  /** How wide it is drawn here, as on `img`; goes before the picture's own. */
  sizes?: string | undefined
  /** True if adjacent text describes it; then only a fallback needs a label. */
  decorative?: boolean | undefined
  /** The address of a smaller file of the same picture that the browser has already: drawn until this one is there. */
  meanwhile?: string | undefined
}

/** Milliseconds: what is there so soon comes without a fade, which would be a layer of its own for each tile of a list that is scrolled through. */
const SOON = 300

/** Fills its box: a shimmer, over the ThumbHash where there is one, then the picture, or a labelled fallback. Keyed by src, since state belongs to one file. */
export function Picture(props: PictureProps) {
  return <PictureOfOneSource key={props.picture.src} {...props} />
}

function PictureOfOneSource({
  picture,
  fit = 'cover',
  eager = false,
  sizes,
  decorative = false,
  meanwhile,
  className,
  style,
  ...rest
}: PictureProps) {
  const labels = useLabels()
  const [state, setState] = useState<PictureState>('loading')
  // What the server drew is seen without a script, and is not hidden again by one that comes while it loads.
  const hydrated = useHydrated()
  const [fadesIn] = useState(hydrated)
  const waits = hydrated && state === 'loading'
  const isBare = waits && meanwhile === undefined
  const placeholder = useMemo(() => (isBare ? thumbHashToUrl(picture.thumbHash) : undefined), [isBare, picture.thumbHash])
  const fitting = fit === 'cover' ? 'object-cover' : 'object-contain'
  // A picture from the cache may be there before React listens.
  const [fades, setFades] = useState(true)
  const asked = useRef(0)
  const noticeReady = useCallback((image: HTMLImageElement | null) => {
    asked.current = performance.now()
    if (image?.complete) setState(image.naturalWidth > 0 ? 'loaded' : 'failed')
  }, [])
  const chosenSizes = sizes ?? picture.sizes
  return (
    <div
      data-state={state}
      className={cn('relative overflow-hidden base:bg-hover', meanwhile === undefined && (waits || fadesIn) && 'shimmer-over', className)}
      style={placeholder !== undefined ? { ...style, background: `url(${placeholder}) center / cover` } : style}
      {...rest}
    >
      {/* An image, whose pixels the browser has at hand; a background would be asked for again. */}
      {waits && meanwhile !== undefined && (
        <img src={meanwhile} alt="" decoding="sync" draggable={false} className={cn('absolute inset-0 size-full', fitting)} />
      )}
      {state === 'failed' ? (
        <PictureFallback alt={picture.alt} text={labels.pictureFailed} />
      ) : (
        <picture>
          {picture.sources?.map((source) => (
            <source key={source.type} {...source} sizes={chosenSizes} />
          ))}
          <img
            ref={noticeReady}
            src={picture.src}
            srcSet={picture.srcSet}
            sizes={picture.srcSet === undefined ? undefined : chosenSizes}
            alt={decorative ? '' : picture.alt}
            width={picture.width}
            height={picture.height}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding={eager ? 'sync' : 'async'}
            draggable={false}
            onLoad={() => {
              setFades(performance.now() - asked.current > SOON)
              setState('loaded')
            }}
            onError={() => setState('failed')}
            className={cn(
              'block size-full',
              // Over the same picture it comes at once: both half seen would let what is behind them through.
              meanwhile !== undefined ? 'relative' : fades && 'transition-opacity duration-200',
              fitting,
              waits && fadesIn && 'opacity-0',
            )}
          />
        </picture>
      )}
    </div>
  )
}

function PictureFallback({ alt, text }: { alt: string; text: string }) {
  return (
    <div
      role="img"
      aria-label={alt === '' ? text : `${alt}: ${text}`}
      className="absolute inset-0 flex flex-col items-center justify-center gap-1.5 bg-hover p-2 text-center text-xs text-soft"
    >
      <ImageOffIcon aria-hidden="true" className="size-6 shrink-0" />
      <span aria-hidden="true" className="line-clamp-2">
        {text}
      </span>
    </div>
  )
}
