import { random } from '@chitra/api/testing/random.ts'
import { readCatalogue } from '../search/catalogue.ts'

export interface Product {
  title: string
  description: string
  /** Address of its one picture. Nobody fetches it. */
  picture: string
}

/** Whole rupees. */
export const PRICE = 199
export const LIMIT = 30

/** The same products for every shop. */
export async function drawProducts(count: number): Promise<Product[]> {
  return (await readCatalogue('', count)).map(({ name, keywords }, n) => ({
    title: name,
    description: keywords.join(' '),
    picture: `https://pictures.example/${n}.jpg`,
  }))
}

/** Words to search for, each in the titles of 0.2 to 5 % of the products: neither nearly all nor almost none. */
export function drawWords(products: readonly Product[], count: number): string[] {
  const found = new Map<string, number>()
  for (const { title } of products) for (const word of new Set(title.split(' '))) found.set(word, (found.get(word) ?? 0) + 1)
  const [least, most] = [products.length * 0.002, products.length * 0.05]
  const words = [...found].filter(([word, n]) => word.length > 3 && n >= least && n <= most).map(([word]) => word)
  const draw = random(2)
  return Array.from({ length: count }, () => words[Math.floor(draw() * words.length)] ?? '')
}
