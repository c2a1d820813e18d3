export { drawCatalogue, type DrawOptions, type DrawResult } from './draw-catalogue.ts'
