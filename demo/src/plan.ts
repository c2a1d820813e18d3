import type { FileKind, Finish } from './family.ts'
import { families } from './families/all.ts'
import { emojiAuthor, emojiSource, emojiSvg } from './emoji.ts'
import { iconPacks, singleIcons, type IconRow } from './icons.ts'
import { ownPacks, type OwnPack } from './packs.ts'
import { recolour } from './recolour.ts'
import { rngFrom } from './rng.ts'
import { sellers } from './sellers.ts'
import { banners } from './site.ts'

/** A file to write: its path in the folder, and a function that draws it. */
export type PlannedFile = { path: string; kind: FileKind; finish: Finish; svg: (scale: number) => string | Promise<string> }

export type PlannedRow = {
  title: string
  description: string
  keywords: readonly string[]
  category: 'image' | 'graphic'
  licence: string
  source: string
  author: string
  price: string
  purchaseType: 'free' | 'paid'
  seller: string
  location: string
  approval: 'approved' | 'awaiting' | 'rejected'
  note: string
  files: readonly PlannedFile[]
}

/** The subfolder for drawings, managed by this program. */
export const drawnFolder = 'drawn'

const PAID = { price: '199.00', purchaseType: 'paid' } as const
const FREE = { price: '0.00', purchaseType: 'free' } as const
const extension: Record<FileKind, string> = { jpeg: 'jpg', png: 'png', svg: 'svg' }

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'chitra'

type Content = Omit<PlannedRow, 'price' | 'purchaseType' | 'seller' | 'approval' | 'note'>
type Draw = { family: number; piece: number; round: number }

const own = { licence: 'Chitra Standard', source: 'Drawn by the demo program of Chitra', author: 'Chitra' } as const

/** The path of a family's piece; banners refer to it. */
export function pieceFile(familyKey: string, piece: number): string {
  const family = families.find(({ key }) => key === familyKey)
  if (family?.pieces[piece] === undefined) throw new RangeError(`no piece ${piece} in ${familyKey}`)
  return fileName(familyKey, piece, 0, family.pieces[piece].title, family.pieces[piece].kind ?? family.kind)
}

/** Whether a file belongs to a family. */
const isOfFamily = (path: string, familyKey: string): boolean => path.startsWith(`${drawnFolder}/${slug(familyKey)}/`)

function fileName(familyKey: string, piece: number, round: number, title: string, kind: FileKind): string {
  const take = round === 0 ? '' : `-${round + 1}`
  return `${drawnFolder}/${slug(familyKey)}/${slug(title)}-${piece + 1}${take}.${extension[kind]}`
}

function svgOf(familyIndex: number, piece: number, round: number, seed: number): (scale: number) => string {
  return (scale) => {
    const family = families[familyIndex]
    if (family === undefined) throw new RangeError(`no family ${familyIndex}`)
    const markup = family.compose(piece, `${seed}/${piece}/${round}`).toSvg(scale)
    if (round === 0) return markup
    // Later rounds draw the same subjects in other colours: flat graphics may have any hue, scenes change only a little.
    const rng = rngFrom(`light/${seed}/${family.key}/${piece}/${round}`)
    const turn = family.kind === 'jpeg' ? rng.between(-24, 24) : rng.between(25, 335)
    return recolour(markup, turn, rng.between(-0.035, 0.035))
  }
}

function drawnRow({ family: familyIndex, piece: pieceIndex, round }: Draw, seed: number): Content {
  const family = families[familyIndex]
  const piece = family?.pieces[pieceIndex]
  if (family === undefined || piece === undefined) throw new RangeError('the plan points at no piece')
  const kind = piece.kind ?? family.kind
  return {
    ...own,
    title: round === 0 ? piece.title : `${piece.title}, no. ${round + 1}`,
    description: piece.description,
    keywords: piece.keywords,
    location: piece.location,
    category: kind === 'jpeg' ? 'image' : 'graphic',
    files: [
      {
        path: fileName(family.key, pieceIndex, round, piece.title, kind),
        kind,
        finish: family.finish,
        svg: svgOf(familyIndex, pieceIndex, round, seed),
      },
    ],
  }
}

function iconRow(row: IconRow): Content {
  return {
    title: row.title,
    description: row.description,
    keywords: row.keywords,
    location: row.location,
    category: 'graphic',
    licence: 'MIT',
    source: emojiSource,
    author: emojiAuthor,
    files: row.icons.map((icon) => ({ path: `${drawnFolder}/icons/${icon}.svg`, kind: 'svg', finish: {}, svg: () => emojiSvg(icon) })),
  }
}

function packRow(pack: OwnPack, seed: number): Content {
  const files = pack.of.flatMap(({ family: familyKey, piece }): PlannedFile[] => {
    const index = families.findIndex(({ key }) => key === familyKey)
    const subject = families[index]?.pieces[piece]
    if (subject === undefined) throw new RangeError(`the pack ${pack.title} points at no piece`)
    // A separate round (numbered from 900), so that no pack contains a picture that is also sold alone.
    const svg = svgOf(index, piece, 900 + piece, seed)
    const stem = `${drawnFolder}/packs/${slug(pack.title)}/${slug(familyKey)}-${slug(subject.title)}`
    return [
      { path: `${stem}.svg`, kind: 'svg', finish: {}, svg },
      { path: `${stem}.png`, kind: 'png', finish: {}, svg: (scale) => svg(scale / 2) },
    ]
  })
  return {
    ...own,
    title: pack.title,
    description: pack.description,
    keywords: pack.keywords,
    location: pack.location,
    category: 'graphic',
    files,
  }
}

/** All pieces, taking the first of each family, then the second of each, and so on; then again with other random choices. */
function* draws(): Generator<Draw> {
  const deepest = Math.max(...families.map(({ pieces }) => pieces.length))
  for (let round = 0; ; round += 1) {
    for (let piece = 0; piece < deepest; piece += 1) {
      for (let family = 0; family < families.length; family += 1) {
        if ((families[family]?.pieces.length ?? 0) > piece) yield { family, piece, round }
      }
    }
  }
}

/** The first `count` rows of the catalogue in order. All random choices depend on the seed. */
export const planRows = (count: number, seed: number): PlannedRow[] => withFreeBanners(rowsInOrder(count, seed))

function rowsInOrder(count: number, seed: number): PlannedRow[] {
  const source = draws()
  const packs = [...ownPacks.map((pack) => () => packRow(pack, seed)), ...iconPacks.map((pack) => () => iconRow(pack))]
  const icons = singleIcons.map((icon) => () => iconRow(icon))
  return Array.from({ length: count }, (_, index): PlannedRow => {
    const content =
      index % 20 === 9 && packs.length > 0 ? packs.shift()?.() : index % 6 === 5 && icons.length > 0 ? icons.shift()?.() : undefined
    const filled = content ?? drawnRow(nextOf(source), seed)
    return {
      ...filled,
      // What others have made is never sold.
      ...(index % 5 === 3 || filled.licence !== own.licence ? FREE : PAID),
      seller: sellers[(index * 5 + Math.floor(index / 7)) % sellers.length]?.key ?? 'meera',
      ...approvalOf(index),
    }
  })
}

/** Banners show free pictures, which have no watermark: where a family has several pictures and none is free, the one that its banner names becomes free. */
function withFreeBanners(rows: readonly PlannedRow[]): PlannedRow[] {
  const freed = banners.flatMap(({ family, piece }) => {
    const named = families.some(({ key }) => key === family) ? pieceFile(family, piece) : ''
    const pictures = rows.filter((row) => isPictureOf(row, family))
    return pictures.length < 3 || pictures.some(isFree) ? [] : pictures.filter(({ files }) => files[0]?.path === named)
  })
  return rows.map((row) => (freed.includes(row) ? { ...row, ...FREE } : row))
}

const isFree = ({ purchaseType }: PlannedRow): boolean => purchaseType === 'free'

/** Whether a row is one approved picture of a family. */
export const isPictureOf = ({ files, approval }: PlannedRow, family: string): boolean =>
  approval === 'approved' && files.length === 1 && isOfFamily(files[0]?.path ?? '', family)

function nextOf(source: Generator<Draw>): Draw {
  const { value } = source.next()
  return value as Draw
}

/** Two rows await review and one is rejected, so that a reviewer has something to see. */
function approvalOf(index: number): Pick<PlannedRow, 'approval' | 'note'> {
  if (index === 97 || index === 110) return { approval: 'awaiting', note: '' }
  if (index === 116)
    return { approval: 'rejected', note: 'Too close to another picture by the same seller. Please send one that differs more.' }
  return { approval: 'approved', note: '' }
}
