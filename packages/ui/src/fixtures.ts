import type { AssetTileProps } from './patterns/asset-tile/asset-tile.tsx'
import type { PictureData } from './primitives/picture/picture.tsx'

/** Pictures for stories, drawn here so that the catalogue needs no network and no one else's photographs. */
interface Scene {
  title: string
  width: number
  height: number
  body: string
}

const gradient = (id: string, stops: string[], upright = true) =>
  `<linearGradient id="${id}" x2="${upright ? 0 : 1}" y2="${upright ? 1 : 0}">${stops.map((stop, index) => `<stop offset="${index / (stops.length - 1)}" stop-color="${stop}"/>`).join('')}</linearGradient>`

/** A row of hills across the whole width, `top` down, in per cent. */
const hill = (top: number, color: string, lean: number) =>
  `<path fill="${color}" d="M0 ${top + lean}C25 ${top - 12} 40 ${top + 10} 60 ${top - lean}S90 ${top - 8} 100 ${top + lean}V100H0Z"/>`

const petals = (count: number, path: string) =>
  Array.from({ length: count }, (_, index) => `<g transform="rotate(${(360 / count) * index} 50 50)">${path}</g>`).join('')

const scenes = {
  tea: {
    title: 'Tea gardens on misty hills',
    width: 1600,
    height: 1067,
    body: `<defs>${gradient('s', ['#dfe9d8', '#f6f4e2'])}</defs><rect width="100" height="100" fill="url(#s)"/>${hill(42, '#9dbb8d', 6)}${hill(56, '#6c9a56', -7)}${hill(68, '#47813a', 9)}${hill(82, '#2f642b', -5)}`,
  },
  dusk: {
    title: 'Dusk over the ghats',
    width: 1200,
    height: 1600,
    body: `<defs>${gradient('s', ['#28235c', '#a2446b', '#f39a4a', '#f7d488'])}</defs><rect width="100" height="100" fill="url(#s)"/><circle cx="62" cy="62" r="9" fill="#fff1cf"/><path fill="#3a1c3a" d="M0 78H14V60l5-9 5 9V78H40V66l4-7 4 7V78H72V56l6-14 6 14V78H100V100H0Z"/><path fill="#f7b65c" opacity=".5" d="M50 84h24v1.5H50zM54 89h18v1.5H54zM57 94h12v1.5H57z"/>`,
  },
  marigold: {
    title: 'Marigold garland',
    width: 1200,
    height: 1200,
    body: `<rect width="100" height="100" fill="#7c1f1a"/>${petals(16, '<ellipse cx="50" cy="22" rx="9" ry="19" fill="#f29b1d"/>')}${petals(12, '<ellipse cx="50" cy="33" rx="7" ry="14" fill="#f7bb3c"/>')}<circle cx="50" cy="50" r="11" fill="#c75a12"/>`,
  },
  dunes: {
    title: 'Dunes of the Thar',
    width: 1600,
    height: 900,
    body: `<defs>${gradient('s', ['#7fa7d8', '#cfdcec'])}</defs><rect width="100" height="100" fill="url(#s)"/>${hill(55, '#e89a55', 10)}${hill(72, '#c96d2c', -12)}${hill(88, '#9d4c1c', 6)}`,
  },
  rangoli: {
    title: 'Rangoli in four colours',
    width: 1200,
    height: 1200,
    body: `<rect width="100" height="100" fill="#1e2b52"/>${petals(8, '<path d="M50 50C36 34 42 14 50 8C58 14 64 34 50 50Z" fill="#e8476a"/><circle cx="50" cy="5" r="2.5" fill="#fff"/>')}${petals(8, '<path d="M50 50C43 42 45 30 50 26C55 30 57 42 50 50Z" fill="#f9c440" transform="rotate(22 50 50)"/>')}<circle cx="50" cy="50" r="6" fill="#2cb5a0"/>`,
  },
  monsoon: {
    title: 'Monsoon in the Western Ghats',
    width: 1067,
    height: 1600,
    body: `<defs>${gradient('s', ['#44555f', '#9fb1b4', '#6f8f7d'])}</defs><rect width="100" height="100" fill="url(#s)"/>${hill(52, '#3e6557', 8)}${hill(66, '#2a4c3f', -9)}${hill(84, '#173028', 7)}<path stroke="#fff" stroke-width=".3" opacity=".5" d="M10 0l-6 30M30 8l-6 30M55 0l-6 34M75 12l-6 30M92 2l-6 30M44 40l-5 26M84 44l-5 26"/>`,
  },
  lotus: {
    title: 'Lotus, a graphic',
    width: 1200,
    height: 1200,
    body: `<rect width="100" height="100" fill="#fff"/><ellipse cx="50" cy="74" rx="34" ry="9" fill="#2f8f63"/>${[-56, 56, -30, 30, 0].map((turn) => `<path d="M50 74C36 58 42 32 50 24C58 32 64 58 50 74Z" fill="${turn === 0 ? '#f58bb6' : '#dd4f8c'}" transform="rotate(${turn} 50 74)"/>`).join('')}`,
  },
  snow: {
    title: 'First light on the snow line',
    width: 1600,
    height: 1200,
    body: `<defs>${gradient('s', ['#0e3a5c', '#2f80a8', '#f3c9a6'])}</defs><rect width="100" height="100" fill="url(#s)"/><path fill="#e9f0f5" d="M0 78L18 44L30 60L52 26L70 56L84 40L100 66V100H0Z"/><path fill="#7b93a8" d="M52 26L70 56L62 62L56 48L48 66L40 58ZM18 44L30 60L24 70L18 58L8 72L0 78Z"/>${hill(88, '#243b32', 4)}`,
  },
  stepwell: {
    title: 'Stepwell at noon',
    width: 1200,
    height: 1500,
    body: `<rect width="100" height="100" fill="#d9a566"/>${Array.from({ length: 9 }, (_, row) => `<path fill="${row % 2 ? '#b57a3d' : '#8f5a2a'}" d="M${row * 5} ${row * 10}L50 ${row * 10 + 14}L${100 - row * 5} ${row * 10}V${row * 10 + 6}L50 ${row * 10 + 20}L${row * 5} ${row * 10 + 6}Z"/>`).join('')}<circle cx="50" cy="98" r="9" fill="#2c5c52"/>`,
  },
  kite: {
    title: 'Kites of Uttarayan',
    width: 1500,
    height: 1000,
    body: `<defs>${gradient('s', ['#2a86c8', '#bfe3f2'])}</defs><rect width="100" height="100" fill="url(#s)"/><path fill="#e5352b" d="M30 14L44 36L30 66L16 36Z"/><path fill="#f7c331" d="M68 30L78 46L68 68L58 46Z"/><path fill="#7a2f8f" d="M86 8L92 18L86 32L80 18Z"/><path fill="none" stroke="#fff" stroke-width=".4" d="M30 66C34 80 44 84 52 100M68 68C66 82 62 90 60 100M86 32C84 60 74 80 70 100"/>`,
  },
  diya: {
    title: 'Diya, a graphic',
    width: 1200,
    height: 1000,
    body: `<rect width="100" height="100" fill="#fff"/><path fill="#b4531f" d="M14 54C22 92 78 92 88 50C70 62 34 64 14 54Z"/><path fill="#f0a43a" d="M14 54C34 64 70 62 88 50C72 46 34 44 14 54Z"/><path fill="#f7cf4c" d="M80 50C70 38 78 22 84 12C90 24 94 38 80 50Z"/>`,
  },
  indigo: {
    title: 'Indigo block print',
    width: 900,
    height: 1350,
    body: `<rect width="100" height="100" fill="#1f2f6b"/>${Array.from({ length: 24 }, (_, index) => `<g transform="translate(${(index % 4) * 26 + 11} ${Math.floor(index / 4) * 18 + 6}) scale(.8)"><circle r="5" fill="none" stroke="#dfe4fb" stroke-width="1.2"/><circle r="1.6" fill="#f3b73e"/></g>`).join('')}`,
  },
} satisfies Record<string, Scene>

export type SceneName = keyof typeof scenes
export const sceneNames = Object.keys(scenes) as SceneName[]

export function scenePicture(name: SceneName): PictureData {
  const { title, width, height, body } = scenes[name]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${body}</svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, alt: title, width, height }
}

export interface FixtureAsset extends Pick<AssetTileProps, 'title' | 'price' | 'badges'> {
  id: string
  href: string
  picture: PictureData
  width: number
  height: number
}

/** As many assets as asked for; the scenes come round again. */
export function fixtureAssets(count: number): FixtureAsset[] {
  return Array.from({ length: count }, (_, index): FixtureAsset => {
    const name = sceneNames[index % sceneNames.length] ?? 'tea'
    const picture = scenePicture(name)
    return {
      id: `${name}-${index}`,
      href: `#/item/${name}-${index}`,
      title: picture.alt,
      picture,
      width: picture.width,
      height: picture.height,
      price: '₹199',
      badges: index % 7 === 3 ? ['free'] : index % 11 === 5 ? ['owned'] : [],
    }
  })
}

/** As long as a title may be: 60 characters, in a script that is taller than Latin. */
export const longTitle = 'नीलगिरि की धुंध भरी पहाड़ियों पर सुबह की पहली किरण का दृश्य।'

/** A ThumbHash of a warm blur. */
export const warmThumbHash = '1QcSHQRnh493V4dIh4eXh1h4kJUI'
