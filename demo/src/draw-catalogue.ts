import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { toCsv } from './csv.ts'
import { families } from './families/all.ts'
import { releaseEmoji } from './emoji.ts'
import { pagesOf } from './pages.ts'
import { drawnFolder, isPictureOf, pieceFile, planRows, type PlannedFile, type PlannedRow } from './plan.ts'
import { portrait } from './portraits.ts'
import { encode } from './raster.ts'
import { recipeHash } from './recipe.ts'
import { hashText } from './rng.ts'
import { sellers } from './sellers.ts'
import { banners } from './site.ts'

export type DrawOptions = {
  /** Folder for the catalogue; created if it does not exist. */
  folder: string
  /** Number of rows, 120 by default. The first 120 are curated. */
  count?: number
  seed?: number
  /** Name of the shop, `Chitra` by default. */
  siteName?: string
  /** Number of pictures drawn at the same time, 2 by default. */
  concurrency?: number
  signal?: AbortSignal
  onProgress?: (done: number, total: number, title: string) => void
  /** Size relative to full size (0 to 1), for tests. */
  scale?: number
}

export type DrawResult = { drawn: number; reused: number; folder: string }

const DEFAULT_COUNT = 120

/**
 * Draws a demo catalogue: pictures, `catalogue.csv`, `sellers.csv` and `site.json`. The same seed and count give the same bytes. Files already drawn
 * by this version of the program are kept, so that a run continues a killed one. The CSV files and site.json are written last. Rejects with the
 * signal's reason when aborted.
 */
export async function drawCatalogue(options: DrawOptions): Promise<DrawResult> {
  const { folder, count = DEFAULT_COUNT, seed = 1, concurrency = 2, scale = 1, siteName = 'Chitra', signal, onProgress } = options
  signal?.throwIfAborted()
  await mkdir(folder, { recursive: true })
  await emptyIfStale(folder, `${await recipeHash()} seed ${seed} scale ${scale} sharp ${sharp.versions.sharp} vips ${sharp.versions.vips}`)

  const rows = planRows(count, seed)
  const jobs = [...rows.map(({ title, files }) => ({ title, files })), ...sellerJobs()]
  let [drawn, reused, done, next] = [0, 0, 0, 0]
  const work = async (): Promise<void> => {
    for (let job = jobs[next++]; job !== undefined; job = jobs[next++]) {
      for (const file of job.files) {
        signal?.throwIfAborted()
        if (await exists(path.join(folder, file.path))) reused += 1
        else {
          await writeAtomically(
            path.join(folder, file.path),
            await encode(await file.svg(scale), file.kind, file.finish, hashText(file.path)),
          )
          drawn += 1
        }
      }
      done += 1
      onProgress?.(done, jobs.length, job.title)
    }
  }
  const threads = sharp.concurrency()
  sharp.concurrency(1)
  try {
    const ends = await Promise.allSettled(Array.from({ length: Math.max(1, concurrency) }, work))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  } finally {
    sharp.concurrency(threads)
    releaseEmoji()
  }
  await writeAtomically(path.join(folder, 'sellers.csv'), sellersCsv())
  await writeAtomically(path.join(folder, 'site.json'), siteJson(rows, siteName))
  await writeAtomically(path.join(folder, 'catalogue.csv'), toCsv(rows.map(toRecord)))
  return { drawn, reused, folder }
}

/** Empties the folder of drawings unless it was filled by the same recipe. */
async function emptyIfStale(folder: string, recipe: string): Promise<void> {
  const manifest = path.join(folder, drawnFolder, 'recipe.json')
  const wanted = `${JSON.stringify({ recipe })}\n`
  const found = await readFile(manifest, 'utf8').catch(() => undefined)
  if (found === wanted) return
  await rm(path.join(folder, drawnFolder), { recursive: true, force: true })
  await writeAtomically(manifest, wanted)
}

/** Writes to a temporary name and then renames, so that an existing file is always complete. */
async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.part`
  await writeFile(draft, content)
  await rename(draft, file)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}

const portraitFile = (key: string): string => `${drawnFolder}/sellers/${key}.jpg`

function sellerJobs(): { title: string; files: PlannedFile[] }[] {
  return sellers.map(({ key, firstName, lastName, sitter }) => ({
    title: `${firstName} ${lastName}`,
    files: [{ path: portraitFile(key), kind: 'jpeg', finish: { grain: 3 }, svg: () => portrait(sitter).toSvg() }],
  }))
}

function sellersCsv(): string {
  return toCsv(sellers.map(({ key, firstName, lastName }) => ({ key, firstName, lastName, picture: portraitFile(key) })))
}

/** A free picture of a family, because banners should have no watermark. */
function freeFileOf(rows: readonly PlannedRow[], family: string): string | undefined {
  return rows.find((row) => row.purchaseType === 'free' && isPictureOf(row, family))?.files[0]?.path
}

/** Leaves out banners whose picture is not in this catalogue. */
function siteJson(rows: readonly PlannedRow[], siteName: string): string {
  const files = new Set(rows.filter(({ approval }) => approval === 'approved').flatMap((row) => row.files.map((file) => file.path)))
  const shown = banners
    .filter(({ family }) => families.some(({ key }) => key === family))
    .map(({ title, keywords, family, piece }) => ({ image: freeFileOf(rows, family) ?? pieceFile(family, piece), title, keywords }))
    .filter(({ image }) => files.has(image))
  return `${JSON.stringify({ banners: shown, cms: pagesOf(siteName) }, null, 2)}\n`
}

/** A row of catalogue.csv. The names of the other fields are its columns (docs/importing.md). */
function toRecord({ files, keywords, ...row }: PlannedRow): Record<string, string> {
  return { file: files.map((file) => file.path).join(';'), keywords: keywords.join(';'), ...row }
}
