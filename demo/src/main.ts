import { drawCatalogue } from './draw-catalogue.ts'

const [folder, count] = process.argv.slice(2)
if (folder === undefined) {
  console.error('usage: node demo/src/main.ts FOLDER [COUNT]')
  process.exit(2)
}
const started = performance.now()
const result = await drawCatalogue({
  folder,
  ...(count === undefined ? {} : { count: Number(count) }),
  onProgress: (done, total, title) => process.stdout.write(`${String(done).padStart(4)}/${total}  ${title}\n`),
})
console.log(`${result.drawn} files drawn, ${result.reused} kept, in ${((performance.now() - started) / 1000).toFixed(1)} s`)
