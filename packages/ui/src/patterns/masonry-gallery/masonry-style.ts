import { formOf } from './masonry-layout.ts'
import { heightAt, planMasonry, tilesWithin, type MasonryForm, type MasonryPlan, type Shape } from './masonry-plan.ts'

/** The columns of a gallery from a width on. */
export interface MasonryStep {
  /** The least width of the gallery, in pixels. */
  from: number
  columns: number
  /** Between tiles, in pixels. */
  gap: number
  /** The width, in pixels, at which tiles have exactly the shapes of their pictures. Elsewhere in the step some hundredths are cropped. */
  typical: number
}

/** Two columns from 320 px, three to five above. */
export const usualSteps: readonly MasonryStep[] = [
  { from: 0, columns: 2, gap: 10, typical: 358 },
  { from: 540, columns: 3, gap: 16, typical: 704 },
  { from: 820, columns: 4, gap: 16, typical: 936 },
  { from: 1400, columns: 5, gap: 16, typical: 1600 },
]

/** The step at a width, by the same comparison as the container queries of `masonryRules`. */
export function stepAt(steps: readonly MasonryStep[], width: number): MasonryStep {
  return steps.findLast(({ from }) => width >= from) ?? steps[0] ?? { from: 0, columns: 1, gap: 0, typical: 358 }
}

/**
 * What a step is planned for: its typical width, whatever the gallery's. A tile with the gap below it, counted in columns with the gap beside them, is then the same at every
 * width of the step, so the server can write it down, and no tile changes its column while the number of columns stays.
 */
export const formOfStep = ({ typical, columns, gap }: MasonryStep): MasonryForm => formOf(typical, columns, gap)

/** Pixels of the plan in one pixel of a gallery of that width. */
export const planPixels = ({ columns, columnWidth, gap }: MasonryForm, width: number): number =>
  (columns * (columnWidth + gap)) / (width + gap)

/** A tile's place; `--masonry-unit` of the style sheet (`masonry` in theme.css) makes pixels of it. */
export interface TilePlace {
  column: number
  /** Counted in columns with their gap. */
  top: number
  /** With the gap below it. */
  height: number
}

export function placeOf(plan: MasonryPlan, index: number): TilePlace {
  return {
    column: plan.column[index] ?? 0,
    top: shareOf(plan, plan.tops[index] ?? 0),
    height: shareOf(plan, heightAt(plan, index) + plan.gap),
  }
}

/** So many columns with their gaps, as a part of a `calc()`. */
const columns = (count: number) => `var(--masonry-unit)*${count}`
const GAP = 'var(--masonry-gap)'

/** Less high than so many columns, a tile has no room for two lines of words above each other. */
const LOW = 0.62

/** The style of the list. */
export const listStyle = (plan: MasonryPlan) => ({
  '--masonry-columns': plan.columns,
  '--masonry-gap': `${plan.gap}px`,
  height: `calc(${columns(shareOf(plan, plan.height + plan.gap))} - ${GAP})`,
})

/** The style of a tile. Not as custom properties: what is in a tile inherits those, so that the browser could not give it the style that it has made for another tile's parts. */
export const tileStyle = ({ column, top, height }: TilePlace) => ({
  insetInlineStart: `calc(${columns(column)})`,
  top: `calc(${columns(top)})`,
  height: `calc(${columns(height)} - ${GAP})`,
  marginBottom: `calc(${GAP} - ${columns(height)})`,
  ...(height < LOW ? { '--tile-is-low': 1 } : {}),
})

/** To a fiftieth of a pixel. */
const shareOf = ({ columnWidth, gap }: MasonryForm, pixels: number): number => Math.round((pixels / (columnWidth + gap)) * 10_000) / 10_000

export interface FirstPlaces {
  /** How many tiles, from the first, have a place. */
  count: number
  /** Where they stand at every width. `list` is a selector. */
  rules: (list: string) => string
}

/** A server draws at most so many. */
const most = 60

interface FirstPlacesInput {
  shapes: readonly Shape[]
  steps: readonly MasonryStep[]
  /** The size of the window in pixels; unknown on a server. */
  view: { width: number; height: number } | undefined
}

/** What is drawn before the gallery has been measured: in a browser what may be in view, on a server the first page. */
export function firstPlaces({ shapes, steps, view }: FirstPlacesInput): FirstPlaces {
  const possible = view === undefined ? steps : steps.filter(({ from }, index) => index === 0 || from <= view.width)
  // Nobody sees the height that a browser draws first, so there the first tiles are enough.
  const counted = view === undefined ? shapes : shapes.slice(0, most)
  const plans = possible.map((step) => planMasonry(counted, formOfStep(step)))
  const inView = ({ height }: { height: number }) => Math.max(...plans.map((plan) => (tilesWithin(plan, 0, height).at(-1) ?? -1) + 1))
  const count = Math.min(most, view === undefined ? shapes.length : inView(view))
  return { count, rules: (list) => plans.map((plan, index) => rulesOf(list, plan, count, between(possible, index))).join('') }
}

/** The condition of a container query: every width, however fractional, passes exactly one. */
function between(steps: readonly MasonryStep[], index: number): string {
  const [step, next] = [steps[index], steps[index + 1]]
  const least = `(width >= ${index === 0 ? 0 : step?.from}px)`
  return next === undefined ? least : `${least} and (width < ${next.from}px)`
}

function rulesOf(list: string, plan: MasonryPlan, count: number, condition: string): string {
  const tiles = Array.from(
    { length: count },
    (_, index) => `${list}>:nth-child(${index + 1}){${declared(tileStyle(placeOf(plan, index)))}}`,
  )
  return `@container ${condition}{${list}{${declared(listStyle(plan))}}${tiles.join('')}}`
}

const declared = (properties: Record<string, string | number>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name.replace(/[A-Z]/g, '-$&').toLowerCase()}:${value}`)
    .join(';')
