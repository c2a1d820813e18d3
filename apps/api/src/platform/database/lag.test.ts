import { describe, expect, it } from 'vitest'
import { lagMeter } from './lag.ts'

describe('the lag of a replica', () => {
  it('is none while it has all that the primary has written, however long nobody writes', () => {
    const meter = lagMeter(60_000)
    meter.note(100n, 0)
    meter.note(100n, 30_000)
    expect(meter.lagOf(100n)).toBe(0)
  })

  it('is the time since the primary had written no more than that', () => {
    const meter = lagMeter(60_000)
    meter.note(100n, 0)
    meter.note(200n, 1_000)
    meter.note(300n, 5_000)
    expect([meter.lagOf(300n), meter.lagOf(250n), meter.lagOf(100n)]).toEqual([0, 4_000, 5_000])
  })

  it('grows while the primary is idle and the replica still behind', () => {
    const meter = lagMeter(60_000)
    meter.note(100n, 0)
    meter.note(200n, 1_000)
    meter.note(200n, 9_000)
    expect(meter.lagOf(100n)).toBe(9_000)
  })

  it('is infinite before the primary was seen, and for what is older than all that is remembered', () => {
    const meter = lagMeter(1_000)
    expect(meter.lagOf(100n)).toBe(Number.POSITIVE_INFINITY)
    meter.note(100n, 0)
    meter.note(200n, 2_000)
    expect(meter.lagOf(150n)).toBe(Number.POSITIVE_INFINITY)
  })
})
