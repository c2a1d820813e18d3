import { globSync } from 'node:fs'
import { openModel } from '@chitra/api/modules/looks/model/open-model.ts'
import { SIZE } from '@chitra/api/modules/looks/look.ts'
import sharp from 'sharp'

// `node bench/look/mean.ts FOLDER`: prints the mean of the built-in model's projected numbers over the pictures of a folder, for modules/looks/model/mean.ts.

const files = globSync('**/*.{jpg,jpeg,png,svg,webp}', { cwd: process.argv[2] ?? '.' }).toSorted()
const model = await openModel('built-in')
const sums = new Float64Array(SIZE)
let count = 0
for (const file of files) {
  const picture = await sharp(`${process.argv[2]}/${file}`, { limitInputPixels: false })
    .resize({ width: 800, height: 800, fit: 'inside' })
    .flatten({ background: 'white' })
    .png()
    .toBuffer()
    .catch(() => null)
  const found = picture === null ? null : await model.numbersOf(picture)
  if (found === null) continue
  for (const [n, number] of found.numbers.entries()) sums[n] = (sums[n] ?? 0) + number
  count += 1
}
process.stderr.write(`${count} pictures\n`)
process.stdout.write(`${JSON.stringify(Array.from(sums, (sum) => Math.round((10 * sum) / count) / 10))}\n`)
