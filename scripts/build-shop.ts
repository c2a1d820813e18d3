import { buildShop } from './build.ts'

// `npm run build`: builds what `npm start` would build, and ends: for a service or an image, whose code is read-only when it runs.
await buildShop()
