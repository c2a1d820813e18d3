import { createContext, use, type ReactNode } from 'react'

/** Whose shop the kit is used in. */
export interface Brand {
  /** The shop's name, beside the mark and as the text of links home. */
  name: string
  /** Address of the shop's own mark; null: Chitra's. */
  mark: string | null
}

const CHITRA: Brand = { name: 'Chitra', mark: null }
const BrandContext = createContext<Brand>(CHITRA)

export interface BrandProviderProps {
  /** Whose shop it is. */
  value: Brand
  /** The app. */
  children: ReactNode
}

/** Gives logos within another shop's name and mark. */
export function BrandProvider({ value, children }: BrandProviderProps) {
  return <BrandContext value={value}>{children}</BrandContext>
}

/** The brand in force, for a part of your own. */
export const useBrand = (): Brand => use(BrandContext)
