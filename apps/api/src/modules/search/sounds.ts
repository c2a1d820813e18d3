import type { Vocabulary } from './near-words.ts'

const DEVANAGARI = /^[\p{Script=Devanagari}\p{M}]+$/u
const LATIN = /^[a-z]+$/

/** `sign=sound`, with spaces between. */
const table = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split('=') as [string, string]),
  )

/** Consonants as Hindi is typed with Latin letters. Letters that are typed alike, such as त and ट, have one sound here. */
const CONSONANTS = table(`
  क=k ख=kh ग=g घ=gh ङ=n च=ch छ=ch ज=j झ=jh ञ=n
  ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n
  प=p फ=f ब=b भ=bh म=m य=y र=r ल=l ळ=l व=v
  श=sh ष=sh स=s ह=h
`)
/** Vowels, alone and as signs. A long and a short one sound alike: both are typed either way. `a` has no sound, because nobody writes all that are heard. */
const VOWELS = table(`
  अ= आ= ा= इ=i ई=i ि=i ी=i उ=u ऊ=u ु=u ू=u ऋ=ri ृ=ri
  ए=e ऐ=e े=e ै=e ऑ=o ॉ=o ओ=o औ=o ो=o ौ=o ॅ=e
`)
/** Nasal signs sound like `n`, before lips like `m`; at the end they are hardly heard, and not typed. */
const NASAL = /[ंँ]/
const LIPS = /[पफबभम]/
/** Below a letter for a sound that came with other languages' words. */
const NUKTA = '़'

/**
 * How a Hindi word sounds, alike for its spellings in Devanagari and in Latin letters: `shdi` for शादी, "shadi" and "shaadi". Null for a word that is in
 * neither script, or that says too little.
 */
export function soundOf(word: string): string | null {
  const sound = DEVANAGARI.test(word) ? ofDevanagari(word.normalize('NFD')) : LATIN.test(word) ? ofLatin(word) : ''
  const short = sound.replace(/(.)\1+/g, '$1')
  return short.length < MIN_LENGTH ? null : short
}

const MIN_LENGTH = 3

function ofDevanagari(word: string): string {
  let sound = /^[अआ]/.test(word) ? 'a' : ''
  for (const [n, sign] of [...word].entries()) {
    const next = word.slice(n + 1).replace(/^[^\p{Script=Devanagari}]/u, '')
    if (sign === NUKTA) sound = withNukta(sound)
    // With the `a` before it, it is typed as `ai`, as in मुंबई.
    else if (/[इई]/.test(sign) && /[^ुूेो]/.test(word[n - 1] ?? '')) sound += 'e'
    else if (NASAL.test(sign)) sound += next === '' ? '' : LIPS.test(next[0] ?? '') ? 'm' : 'n'
    else sound += CONSONANTS.get(sign) ?? VOWELS.get(sign) ?? ''
  }
  return sound
}

/** ड़ and ढ़ are typed as d here; फ़ is the f that फ sounds like, and ज़ the j. */
const withNukta = (sound: string): string => sound.replace(/dh?$/, 'd')

const LATIN_SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/x/g, 'ksh'],
  [/q|c(?!h)/g, 'k'],
  [/ee|ii|y$/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ai|ei/g, 'e'],
  [/au|ou/g, 'o'],
]

function ofLatin(word: string): string {
  const folded = LATIN_SOUNDS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word)
  return (folded.startsWith('a') ? 'a' : '') + folded.replaceAll('a', '')
}

/** The words of a vocabulary by how they sound. */
export function soundsOf(vocabulary: Vocabulary): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const { word } of [...vocabulary.values()].flat()) {
    const sound = soundOf(word)
    if (sound !== null) all.set(sound, [...(all.get(sound) ?? []), word])
  }
  return all
}
