import { fileURLToPath } from 'node:url'

const below = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const sources = below('../src')
export const baselines = below('baselines')
export const report = below('report')
/** Names the build of Chromium that made the baselines. */
export const recordFile = below('CHROMIUM')
