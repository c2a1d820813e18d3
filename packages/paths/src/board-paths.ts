import { paths } from './paths.ts'

/** A board, for its owner. */
export const boardPath = (id: string): string => `${paths.boards}/${encodeURIComponent(id)}`
/** A board, for whoever has its link. */
export const sharedBoardPath = (token: string): string => `/board/${encodeURIComponent(token)}`
