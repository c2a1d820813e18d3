import type { Sitter } from './portraits.ts'

export type Seller = { key: string; firstName: string; lastName: string; sitter: Sitter }

/** Invented sellers; any resemblance to real people is coincidental. */
export const sellers: readonly Seller[] = [
  {
    key: 'meera',
    firstName: 'Meera',
    lastName: 'Joshi',
    sitter: { wall: '#b4552d', sky: '#f2b134', skin: '#b9784e', hair: '#1d1210', cloth: '#1f6a4a', trim: '#f2c14e', wears: 'bun' },
  },
  {
    key: 'arjun',
    firstName: 'Arjun',
    lastName: 'Nair',
    sitter: { wall: '#1f6a4a', sky: '#9fd0c0', skin: '#8f5a3a', hair: '#120c0b', cloth: '#f3e7cf', trim: '#c8902c', wears: 'short' },
  },
  {
    key: 'zoya',
    firstName: 'Zoya',
    lastName: 'Ansari',
    sitter: { wall: '#27357f', sky: '#c9b8e8', skin: '#d09a70', hair: '#24130e', cloth: '#c2185b', trim: '#f0cfd8', wears: 'veil' },
  },
  {
    key: 'gurpreet',
    firstName: 'Gurpreet',
    lastName: 'Sandhu',
    sitter: { wall: '#d99124', sky: '#f8d998', skin: '#b07a52', hair: '#1c1412', cloth: '#27357f', trim: '#d2451e', wears: 'turban' },
  },
  {
    key: 'ananya',
    firstName: 'Ananya',
    lastName: 'Chatterjee',
    sitter: { wall: '#a32035', sky: '#f6c9b0', skin: '#a86c46', hair: '#150d0c', cloth: '#fbf3e2', trim: '#d9412a', wears: 'long' },
  },
  {
    key: 'mawii',
    firstName: 'Lalrinmawii',
    lastName: 'Hnamte',
    sitter: { wall: '#0c7480', sky: '#f4b9a0', skin: '#d8a57c', hair: '#17100f', cloth: '#2a1a2e', trim: '#e0523a', wears: 'bob' },
  },
]
