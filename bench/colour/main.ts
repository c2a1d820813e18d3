import assert from 'node:assert/strict'
import { parseArgs } from 'node:util'
import { codeOfHex } from '@chitra/api/modules/search/colour/codes.ts'
import { paletteOf } from '@chitra/api/modules/search/colour/palette.ts'
import type { Question } from '@chitra/api/modules/search/engine.ts'
import { createMemoryIndex, type MemoryIndex } from '@chitra/api/modules/search/memory/memory-index.ts'
import { EVERY_ITEM } from '@chitra/api/testing/every-item.ts'
import { random } from '@chitra/api/testing/random.ts'
import sharp from 'sharp'
import { bootstrapInterval, mean, ndcg, randomisationTest } from '../relevance/statistics.ts'
import { difference, type Lab, toLab } from './cielab.ts'
import { drawnPictures, generatedPictures, type Picture } from './pictures.ts'

/**
 * `pnpm bench:colour [--items N]`: how good the first ten pictures for a colour are (nDCG@10) by the shop's palettes and by plain histograms in RGB, for the same colours over the same pictures: a drawn
 * catalogue, and generated ones. Then how long the index takes over N items, 100,000 unless given, whose palettes are those of the pictures, mixed. Exits with 1 if the palettes are not ahead of the
 * histograms with p < 0.01.
 */
const { values } = parseArgs({ options: { items: { type: 'string', default: '100000' } } })
const SEED = 2026
const ROUNDS = 10_000
const MOST_P = 0.01
const GENERATED = 300
const RANDOM_COLOURS = 60
/** CIEDE2000 up to which two colours are called the same by somebody who looks for one. */
const SAME = 12
/** Shares of the area, for grades 1, 2 and 3. */
const SHARES = [0.05, 0.15, 0.3]
/** The swatches of the shop's filter. */
const SWATCHES = ['d62828', 'f07c12', 'f6c90e', '2e9e4f', '1a9a93', '1f6fd0', '7b3fb5', 'e5579a', '7f5539', '111111', '808080', 'ffffff']
const SIDE = 48
const ALL: Question = { ...EVERY_ITEM, limit: 10 }

const say = (text: string): boolean => process.stdout.write(`${text}\n`)
const rgbOf = (hex: string): [number, number, number] => {
  const rgb = Number.parseInt(hex, 16)
  return [rgb >> 16, (rgb >> 8) & 255, rgb & 255]
}

// Pairs 1 and 17 of Sharma, Wu and Dalal's test data.
assert.equal(difference([50, 2.6772, -79.7751], [50, 0, -82.7485]).toFixed(4), '2.0425')
assert.equal(difference([50, 2.5, 0], [73, 25, -18]).toFixed(4), '27.1492')

/** Every eleventh pixel in CIELAB. */
function labsOf({ data }: Picture): Lab[] {
  const labs: Lab[] = []
  for (let at = 0; at < data.length; at += 33) labs.push(toLab(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
  return labs
}

/** How much of a picture's area has a colour, graded. */
function gradeOf(labs: readonly Lab[], wanted: Lab): number {
  // CIEDE2000 counts a step of lightness at least half, so that most pixels need no more than a look.
  const same = labs.filter((lab) => Math.abs(lab[0] - wanted[0]) < 2 * SAME && difference(wanted, lab) <= SAME).length
  return SHARES.filter((share) => same / labs.length >= share).length
}

const smallOf = async ({ data, width, height }: Picture): Promise<Buffer> =>
  await sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: SIDE, height: SIDE, fit: 'inside' })
    .raw()
    .toBuffer()

function indexOf(palettes: readonly (readonly number[])[]): MemoryIndex {
  const index = createMemoryIndex()
  const entry = (palette: readonly number[], n: number) => ({
    id: n + 1,
    hash: 0,
    score: 0,
    created: n,
    category: 1,
    orient: 1,
    height: 1_000,
    width: 1_500,
    price: 19_900,
    palette,
    covered: false,
    terms: [1 + (n % 40)],
    phrases: [],
  })
  for (let start = 0; start < palettes.length; start += 2_000) {
    index.apply(
      palettes.slice(start, start + 2_000).map((palette, n) => entry(palette, start + n)),
      [],
    )
    while (index.work(() => false));
  }
  return index
}

type Ranked = (hex: string) => number[]

/** By the share of the colour's own bin, of `bins` for each channel. */
function byHistogram(pictures: readonly Buffer[], bins: number): Ranked {
  const binOf = (r: number, g: number, b: number) => [r, g, b].reduce((bin, byte) => bin * bins + Math.floor((byte * bins) / 256), 0)
  const histograms = pictures.map((data) => {
    const shares = new Float64Array(bins ** 3)
    for (let at = 0; at < data.length; at += 3) {
      const bin = binOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
      shares[bin] = (shares[bin] ?? 0) + 3 / data.length
    }
    return shares
  })
  return (hex) => {
    const bin = binOf(...rgbOf(hex))
    const share = (n: number) => histograms[n]?.[bin] ?? 0
    return Array.from(histograms, (_, n) => n)
      .filter((n) => share(n) > 0)
      .toSorted((a, b) => share(b) - share(a) || a - b)
      .slice(0, 10)
  }
}

async function compare(name: string, pictures: readonly Picture[]): Promise<{ palettes: number[][]; isAhead: boolean }> {
  const small = await Promise.all(pictures.map(smallOf))
  const palettes = small.map((data) => paletteOf(data, 3))
  const labs = pictures.map(labsOf)
  const index = indexOf(palettes)
  const next = random(SEED)
  const randomHex = () =>
    Math.floor(next() * 0x1_00_00_00)
      .toString(16)
      .padStart(6, '0')
  const ways: Record<string, Ranked> = {
    palettes: (hex) => index.find({ ...ALL, colour: codeOfHex(hex) }).ids.map((id) => id - 1),
    'RGB, 64 bins': byHistogram(small, 4),
    'RGB, 512 bins': byHistogram(small, 8),
  }
  const scores: Record<string, number[]> = Object.fromEntries(Object.keys(ways).map((way) => [way, []]))
  let asked = 0
  for (const hex of [...SWATCHES, ...Array.from({ length: 3 * RANDOM_COLOURS }, randomHex)]) {
    if (asked === SWATCHES.length + RANDOM_COLOURS) break
    const wanted = toLab(...rgbOf(hex))
    const grades = labs.map((each) => gradeOf(each, wanted))
    // Where nothing has the colour, nothing can be done well.
    if (Math.max(...grades) < 2) continue
    asked += 1
    for (const [way, ranked] of Object.entries(ways))
      scores[way]?.push(
        ndcg(
          ranked(hex).map((n) => grades[n] ?? 0),
          grades,
        ),
      )
  }
  say(`${name}: ${pictures.length} pictures, ${asked} colours; nDCG@10 (95 %)`)
  let isAhead = true
  for (const [way, all] of Object.entries(scores)) {
    const [low, high] = bootstrapInterval(all, ROUNDS, SEED)
    const p =
      way === 'palettes'
        ? null
        : randomisationTest(
            (scores['palettes'] ?? []).map((score, n) => score - (all[n] ?? 0)),
            ROUNDS,
            SEED,
          )
    if (p !== null) isAhead &&= p < MOST_P
    say(`  ${way.padEnd(14)} ${mean(all).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})${p === null ? '' : `, p ${p.toFixed(4)}`}`)
  }
  return { palettes, isAhead }
}

/** Of the index alone, in processor time and by the clock. */
function latency(palettes: readonly (readonly number[])[], items: number): void {
  const next = random(SEED)
  const one = () => palettes[Math.floor(next() * palettes.length)] ?? []
  const index = indexOf(
    Array.from({ length: items }, () => one().map((colour, n, all) => (n === 0 ? colour : (one()[n] ?? all[n] ?? colour)))),
  )
  const clock: number[] = []
  const processor: number[] = []
  for (let n = 0; n < 300; n += 1) {
    const hex = SWATCHES[n % SWATCHES.length] ?? '000000'
    const question = { ...ALL, limit: 30, colour: codeOfHex(hex), terms: n % 3 === 0 ? [[1 + (n % 40)]] : [], offset: 30 * (n % 5) }
    const [began, used] = [performance.now(), process.threadCpuUsage()]
    index.find(question)
    const { user, system } = process.threadCpuUsage(used)
    clock.push(performance.now() - began)
    processor.push((user + system) / 1_000)
  }
  const at = (all: readonly number[], share: number) => all.toSorted((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? 0
  const line = (all: readonly number[]) => `p50 ${at(all, 0.5).toFixed(1)}, p99 ${at(all, 0.99).toFixed(1)} ms`
  say(
    `The index over ${items} items, 300 searches by colour, a third with a word: ${line(clock)} by the clock, ${line(processor)} of processor time`,
  )
}

const drawn = await compare('Drawn catalogue', await drawnPictures())
const generated = await compare('Generated', await generatedPictures(GENERATED, random(SEED)))
latency([...drawn.palettes, ...generated.palettes], Number(values.items))
if (!drawn.isAhead || !generated.isAhead) process.exitCode = 1
