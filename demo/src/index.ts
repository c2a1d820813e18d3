export { drawCatalogue, type DrawOptions, type DrawResult } from './draw-catalogue.ts'
export { planRows } from './plan.ts'
