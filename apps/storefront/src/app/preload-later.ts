// In a file of its own: the names of all that it fetches come with it.
export { preloadParts } from '@chitra/ui'
