import { existsSync, readFileSync } from 'node:fs'
import type { Page } from '@chitra/paths'
import { escapeHtml } from './escape.ts'

interface Chunk {
  file: string
  imports?: string[]
  css?: string[]
}
type Manifest = Record<string, Chunk>

/** The route file behind each kind of page, as the storefront's router names it. */
const ROUTES: Partial<Record<Page['kind'], string>> = {
  home: 'home',
  list: 'search',
  item: 'item',
  support: 'support',
  terms: 'terms',
  privacy: 'privacy',
}
const CMS_ROUTES: Record<string, string> = { aboutpage: 'about', careerpage: 'careers', faqpage: 'faq' }

/** Links to the script of a page's route and all that it imports, so that it is fetched beside the entry and not after it. */
export type ChunksFor = (page: Page) => string

/**
 * @param folder where the storefront was built
 * @param template the built page: what it links to already is not linked to again
 */
export function readChunks(folder: string, template: string): ChunksFor {
  const path = `${folder}/.vite/manifest.json`
  const manifest: Manifest = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : {}
  const links = new Map<string, string>()
  for (const route of [...Object.values(ROUTES), ...Object.values(CMS_ROUTES)]) links.set(route, linksOf(manifest, route, template))
  return (page) => links.get((page.kind === 'cms' ? CMS_ROUTES[page.slug] : ROUTES[page.kind]) ?? '') ?? ''
}

function linksOf(manifest: Manifest, route: string, template: string): string {
  const files = new Set<string>()
  const follow = (name: string): void => {
    const chunk = manifest[name]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) follow(imported)
  }
  follow(`src/app/routes/${route}.tsx`)
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${escapeHtml(file)}" fetchpriority="low" />`)
    .join('\n    ')
}
