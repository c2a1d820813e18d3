import { rngFrom, type Rng } from './rng.ts'
import type { Scene } from './scene.ts'

/** Texture added to a raster image, in levels of 256: `grain` like film, `mottle` like plaster, stone or powder, `weave` like cloth. */
export type Finish = { grain?: number; mottle?: number; weave?: number }

export type Format = 'landscape' | 'portrait' | 'square' | 'wide' | 'tall' | 'classic'

/** Pixels at full size. */
export const sizes: Record<Format, readonly [width: number, height: number]> = {
  landscape: [2400, 1600],
  portrait: [1600, 2400],
  square: [2400, 2400],
  wide: [2700, 1200],
  tall: [1350, 2400],
  classic: [2400, 1800],
}

export type FileKind = 'jpeg' | 'png' | 'svg'

/** One picture of a family. `variant` has the parameters for drawing it. */
export type Piece<Variant = unknown> = {
  title: string
  description: string
  keywords: readonly string[]
  location: string
  format: Format
  variant: Variant
  kind?: FileKind
}

export type Family = {
  key: string
  pieces: readonly Piece[]
  kind: FileKind
  finish: Finish
  /** Composes piece `index`; all random choices depend only on the seed. */
  compose(index: number, seed: string): Scene
}

type Recipe<Variant> = {
  key: string
  kind: FileKind
  finish?: Finish
  pieces: readonly Piece<Variant>[]
  draw(rng: Rng, variant: Variant, width: number, height: number): Scene
}

export function family<Variant>(recipe: Recipe<Variant>): Family {
  return {
    key: recipe.key,
    kind: recipe.kind,
    finish: recipe.finish ?? {},
    pieces: recipe.pieces,
    compose(index, seed) {
      const piece = recipe.pieces[index]
      if (piece === undefined) throw new RangeError(`${recipe.key} has no piece ${index}`)
      const [width, height] = sizes[piece.format]
      return recipe.draw(rngFrom(`${recipe.key}/${seed}`), piece.variant, width, height)
    },
  }
}
