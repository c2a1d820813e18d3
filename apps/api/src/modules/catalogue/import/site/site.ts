import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportContext } from '../import-item.ts'
import { findPicture, writePicture } from '../pictures/named-picture.ts'
import { ImportProblem, ImportRefused } from '../problem.ts'
import { sanitiseCms } from './sanitise-cms.ts'
import { bannerByTitle, updateBannerPlacement, saveBanner, savePage } from './site-store.ts'
import { clean, distinct } from '../rows/text.ts'

/** The contents of site.json. Only the outline is validated. */
export interface Site {
  banners: Record<string, unknown>[]
  cms: Record<string, unknown>[]
}

/** Reads site.json; returns empty lists if there is no such file. Throws ImportRefused if it is invalid. */
export async function readSite(folder: string): Promise<Site> {
  const text = await readFile(join(folder, 'site.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  let site: unknown
  try {
    site = JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new ImportRefused(`site.json is not JSON: ${(error as Error).message}.`, { cause: error })
  }
  if (!isRecord(site)) throw new ImportRefused('site.json must be an object.')
  return { banners: listOf(site['banners'], 'banners'), cms: listOf(site['cms'], 'cms') }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

function listOf(value: unknown, name: string): Record<string, unknown>[] {
  if (value === undefined) return []
  if (!Array.isArray(value) || !value.every(isRecord)) throw new ImportRefused(`site.json: "${name}" must be a list of objects.`)
  return value
}

/** Adds a banner, or replaces the one with the same title. Throws ImportProblem. */
export async function importBanner(context: ImportContext, banner: Record<string, unknown>, position: number): Promise<void> {
  const title = textOf(banner, 'title', 200)
  if (title === '') throw new ImportProblem('A banner has no title.')
  const words = banner['keywords'] ?? []
  if (!Array.isArray(words) || !words.every((word) => typeof word === 'string'))
    throw new ImportProblem("A banner's keywords must be a list of words.")
  const keywords = distinct(words)
  if (JSON.stringify(keywords).length > 2000) throw new ImportProblem("A banner's keywords are too long.")
  const found = await findPicture(context, textOf(banner, 'image', 1000))
  const stored = await bannerByTitle(context.db, title)
  const placement = { position, keywords }
  if (stored !== undefined && stored.picture_sha256 === found.sourceKey) {
    await updateBannerPlacement(context.db, stored.id, placement)
    return
  }
  const public_id = stored?.public_id ?? context.names.publicId('banner', title)
  const { width, height, colour } = await writePicture(context, public_id, found)
  await saveBanner(context.db, { ...placement, public_id, title, width, height, colour, picture_sha256: found.sourceKey })
}

/** Adds a page, or replaces the one with the same slug. Throws ImportProblem. */
export async function importPage(context: ImportContext, page: Record<string, unknown>): Promise<void> {
  const slug = textOf(page, 'slug', 64)
  if (!/^[a-z0-9][a-z0-9-]*$/.test(slug)) throw new ImportProblem('A slug must consist of lower-case letters, digits and hyphens.')
  const row = {
    meta_title: textOf(page, 'meta_title', 300),
    meta_keywords: textOf(page, 'meta_keywords', 1000),
    meta_description: textOf(page, 'meta_description', 1000),
    title: textOf(page, 'title', 300),
    body: sanitiseCms(textOf(page, 'body', 200_000)),
  }
  await savePage(context.db, { slug, ...row })
}

function textOf(record: Record<string, unknown>, key: string, length: number): string {
  const value = record[key] ?? ''
  if (typeof value !== 'string') throw new ImportProblem(`"${key}" must be a string.`)
  const text = clean(value)
  if (text.length > length) throw new ImportProblem(`"${key}" is longer than ${length} characters.`)
  return text
}
