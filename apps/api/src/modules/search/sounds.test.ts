import { describe, expect, it } from 'vitest'
import { soundOf } from './sounds.ts'

describe('the sound of a Hindi word', () => {
  it.each([
    ['शादी', 'shadi', 'shaadi'],
    ['दीपावली', 'deepavali', 'dipavali', 'deepawali'],
    ['दीवाली', 'diwali', 'divali'],
    ['रंगोली', 'rangoli'],
    ['बारात', 'barat', 'baraat'],
    ['चूड़ी', 'chudi', 'choodi'],
    ['झरोखा', 'jharokha'],
    ['फुलकारी', 'phulkari', 'fulkari'],
    ['कमल', 'kamal'],
    ['आँगन', 'aangan', 'angan'],
    ['मुंबई', 'mumbai'],
    ['ख़ज़ाना', 'khazana', 'khajana'],
    ['मंदिर', 'mandir'],
    ['छतरी', 'chhatri', 'chatri'],
    ['नृत्य', 'nritya'],
    ['गाँव', 'ganv', 'gaanv'],
    ['मिठाई', 'mithai', 'mithaai'],
    ['रुई', 'rui'],
  ])('of %s is that of its spellings in Latin letters', (word, ...spellings) => {
    expect(soundOf(word)).not.toBeNull()
    for (const spelling of spellings) expect(soundOf(spelling), spelling).toBe(soundOf(word))
  })

  it('tells words apart that have other vowels or consonants', () => {
    for (const [one, other] of [
      ['मेला', 'mall'],
      ['मोर', 'mura'],
      ['शेर', 'sera'],
      ['कमल', 'komal'],
    ] as const)
      expect(soundOf(one), one).not.toBe(soundOf(other))
  })

  it('is none for what says too little, or is in another script', () => {
    for (const word of ['आम', 'aam', 'ka', '', '2024', 'தீபம்', 'चाय2']) expect(soundOf(word), word).toBeNull()
  })
})
