import { describe, expect, it } from 'vitest'
import { bandAt, nextBand, roundSeen, type Seen, type ViewBand } from './view-band.ts'

const at = (seen: number): Seen => ({ width: 358, seen, view: 800, painted: true })

/** The bands of the frames until it is whole. */
function framesFrom(first: ViewBand, seen: Seen): ViewBand[] {
  const frames = [first]
  for (;;) {
    const last = frames.at(-1) as ViewBand
    const next = nextBand(last, seen)
    if (next === last) return frames
    frames.push(next)
  }
}

describe('the band of a gallery', () => {
  it('holds what is seen and a little more at first, and grows to a view on either side in pieces of 80 px', () => {
    const first = bandAt({ ...at(2_000), painted: false })
    expect(first).toMatchObject({ top: 1_800, bottom: 3_000 })
    const frames = framesFrom(first, at(2_000))
    expect(frames.at(-1)).toMatchObject({ top: 1_200, bottom: 3_600 })
    for (const [index, band] of frames.entries()) {
      const before = frames[index - 1] ?? band
      expect(Math.max(before.top - band.top, band.bottom - before.bottom)).toBeLessThanOrEqual(80)
    }
  })

  it('has what is seen at once, however far somebody scrolls, and drops what was there', () => {
    const whole = bandAt(at(2_000))
    expect(nextBand(whole, at(3_000))).toMatchObject({ top: 2_200, bottom: 4_000 })
    expect(nextBand(whole, at(20_000))).toMatchObject({ top: 19_800, bottom: 21_000 })
    expect(nextBand(whole, at(1_000))).toMatchObject({ top: 800, bottom: 2_600 })
  })

  it('can wait where all that is seen is in the band before, and a little more', () => {
    const before = bandAt(at(2_000))
    expect(nextBand(before, at(2_400)).canWait).toBe(true)
    expect(nextBand(before, at(1_600)).canWait).toBe(true)
    expect(nextBand(before, at(2_800)).canWait).toBe(false)
    expect(nextBand(before, at(1_200)).canWait).toBe(false)
    expect(nextBand(before, { ...at(2_400), width: 375 }).canWait).toBe(false)
    expect(bandAt(at(2_000)).canWait).toBe(false)
  })

  it('is the same while nothing changes, and follows in steps of 200 px', () => {
    const whole = bandAt(at(2_000))
    expect(nextBand(whole, at(roundSeen(2_090)))).toBe(whole)
    expect(nextBand(whole, at(roundSeen(2_110)))).not.toBe(whole)
    expect(nextBand(whole, { ...at(2_000), width: 375 })).toMatchObject({ width: 375, top: 1_200, bottom: 3_600 })
  })
})
