import { basename, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

// `vite build`: the server as JavaScript in dist/, so that a shop neither reads hundreds of files at its start nor keeps the compiler that takes the types away.

const DIST = fileURLToPath(new URL('dist', import.meta.url))
/** Programs that the server starts beside itself: each is an entry, and its address in the code becomes that of the built one. */
const PROGRAMS = [
  'src/platform/database/embedded-worker.ts',
  'src/modules/search/memory/search-worker.ts',
  'src/modules/looks/scan/scan-worker.ts',
  'src/modules/looks/looker-worker.ts',
  'src/platform/typeset/typeset-child.ts',
  'src/modules/catalogue/import/svg/svg-child.ts',
]
const ADDRESS = /(?:new URL\('\.\/([\w-]+)\.ts', )?import\.meta\.url\b/g

/** All built files are in one folder. Addresses that the code gives relative to itself still mean the place of the source. */
const addressesOfSources: Plugin = {
  name: 'chitra:addresses-of-sources',
  enforce: 'pre',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.url/ },
    handler(code, id) {
      const source = `new URL(${JSON.stringify(relative(DIST, id))}, import.meta.url).href`
      return code.replaceAll(ADDRESS, (_, program?: string) =>
        program === undefined ? source : `new URL('./${program}.js', import.meta.url`,
      )
    },
  },
}

export default defineConfig({
  plugins: [addressesOfSources],
  // The other packages of the workspace come as TypeScript. The demo catalogue stays outside: it is loaded once, to be drawn.
  ssr: { noExternal: [/^@chitra\//] },
  build: {
    ssr: true,
    target: 'node22',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      external: ['@chitra/demo'],
      input: Object.fromEntries(['src/main.ts', ...PROGRAMS].map((program) => [basename(program, '.ts'), program])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
