import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it.each([
  [0, '0 B'],
  [812, '812 B'],
  [999, '999 B'],
  [1_000, '1 kB'],
  [1_240, '1.2 kB'],
  [24_400, '24 kB'],
  [999_600, '1 MB'],
  [9_960_000, '10 MB'],
  [5_200_000_000, '5.2 GB'],
  [7_000_000_000_000, '7000 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
