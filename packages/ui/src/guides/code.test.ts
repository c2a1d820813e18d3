import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ROOT } from '../../visual/folders.ts'
import { guideOf, importFor, partNames } from './all-guides.ts'

/** What the code of the guides has from an app. */
const APP = `
import type { ComponentType, ReactNode, RefObject } from 'react'
import type { BannerTile, BoardComment, BoardVote, DateRange, DateRangeFieldProps, FilterValues, GalleryPicture, LinkProps, OrderRow, PickableBoard, PictureData, SearchCategory, Theme, Toast, Vote } from '@chitra/ui'
type Act = (...what: unknown[]) => void
declare const addToCart: Act, remove: Act, removeFilter: Act, removeAll: Act, logOut: Act, logIn: Act, openMenu: Act, exportData: Act, close: Act, checkout: Act
declare const sendAgain: Act, retry: Act, changeFilter: Act, clearFilters: Act, save: Act, download: Act, downloadAll: Act, print: Act, wish: Act, find: Act, copy: Act
declare const openKeyboardHelp: Act, setWished: Act, setChecked: Act, setOpen: (open: boolean) => void, setOn: (on: boolean) => void
declare const setToasts: (toasts: Toast[]) => void, setIndex: (index: number | null) => void, setSearch: (search: string) => void
declare const setPreset: (preset: string) => void, setRange: (range: DateRange) => void, setTheme: (theme: Theme) => void
declare const setCategory: (category: SearchCategory) => void, setOrientation: (orientation: 'landscape' | 'portrait' | null) => void
declare const linkFor: (keyword: string) => string, pageLink: (page: number) => string
declare const busy: boolean, checked: boolean, on: boolean, open: boolean, wished: boolean, copied: boolean
declare const error: string | undefined, search: string, preset: string, nonce: string, index: number | null
declare const orientation: 'landscape' | 'portrait' | null, category: SearchCategory, theme: Theme, range: DateRange
declare const picture: PictureData, pictures: PictureData[], banners: BannerTile[], gallery: GalleryPicture[], orders: OrderRow[]
declare const tiles: { id: string; width: number; height: number; href: string; title: string; picture: PictureData }[]
declare const boards: PickableBoard[], votes: BoardVote[], vote: Vote | null, comments: BoardComment[], say: Act, write: () => Promise<boolean>, create: Act, change: Act
declare const toasts: Toast[], filters: FilterValues, dates: DateRangeFieldProps
declare const header: ReactNode, footer: ReactNode, priceRef: RefObject<HTMLElement | null>, RouterLink: ComponentType<LinkProps>
export {}
`

/** Inside the kit, so that its own name and its types are found. */
const folder = mkdtempSync(join(ROOT, 'packages/ui/node_modules/.guides-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('shows code that compiles, with its import', () => {
  for (const name of partNames) {
    const code = guideOf(name)?.code ?? ''
    writeFileSync(join(folder, `${name}.tsx`), `${importFor(code)}\n${APP}\nexport const example = <>\n${code}\n</>\n`)
  }
  const options = { rootDir: '/', types: [], noEmit: true, paths: { '@chitra/ui': [join(ROOT, 'packages/ui/src/index.ts')] } }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions: options, include: ['*.tsx'], exclude: [] }),
  )
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
}, 60_000)
