import { describe, expect, it } from 'vitest'
import { readWithProgress } from './read-with-progress.ts'

const mega = 1024 * 1024
const inParts = (parts: number, headers: Record<string, string>) => {
  let given = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (given === parts) return controller.close()
      controller.enqueue(new Uint8Array(mega).fill(given))
      given += 1
    },
  })
  return new Response(body, { headers })
}

describe('reading with progress', () => {
  it('reports progress and loses no bytes', async () => {
    const told: (number | undefined)[] = []
    const blob = await readWithProgress(inParts(10, { 'content-length': String(10 * mega), 'content-type': 'image/jpeg' }), (part) =>
      told.push(part),
    )
    expect(told).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    expect(blob.type).toBe('image/jpeg')
    const bytes = new Uint8Array(await blob.arrayBuffer())
    expect(Array.from({ length: 10 }, (_, index) => bytes[index * mega + 7])).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(bytes.byteLength).toBe(10 * mega)
  })

  it('reports none when the length is unknown or that of compressed data', async () => {
    for (const headers of [{}, { 'content-length': '5', 'content-encoding': 'br' }] as Record<string, string>[]) {
      const told: (number | undefined)[] = []
      const blob = await readWithProgress(inParts(2, headers), (part) => told.push(part))
      expect(new Set(told)).toEqual(new Set([undefined]))
      expect(blob.size).toBe(2 * mega)
    }
  })
})
