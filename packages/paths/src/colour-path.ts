import { paths } from './paths.ts'

/** All items with a colour near this one. @param colour `rrggbb` in small letters */
export const colourPath = (colour: string): string => `${paths.search}?colour=${colour}`
