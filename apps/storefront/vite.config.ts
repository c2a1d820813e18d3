import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const served = Object.fromEntries(['/api', '/media', '/sandbox-gateway', '/social', '/dev'].map((path) => [path, api]))

/** Writes .br and .gz beside what compresses, once, at the build; the server sends them as they are. */
function compressed(): Plugin {
  return {
    name: 'chitra:compressed',
    apply: 'build',
    enforce: 'post',
    // From the files as they were written: other plugins change the code until then.
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((fileName) => /\.(js|css|svg|html)$/.test(fileName))) {
        const path = join(dir ?? 'dist', name)
        const source = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(source))
        writeFileSync(`${path}.gz`, gzipSync(source))
      }
    },
  }
}

/** Puts the stylesheet before every script in the page: the first paint waits for it alone, and connections are few. */
function stylesheetFirst(): Plugin {
  return {
    name: 'chitra:stylesheet-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const link = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? ''
        return html
          .replace(link, '')
          .replace(/\s*<!-- head:/, (marker) => link + marker)
          .replaceAll(/<script type="module"|<link rel="modulepreload"/g, (start) => `${start} fetchpriority="low"`)
      },
    },
  }
}

/**
 * React Router's package gives every bundler the build that warns developers; the other has the same parts without the warnings. Nor does it say
 * that its components may be left out where nothing uses them: they are made by calls, which could do anything, and given names for developers.
 */
function quietRouter(): Plugin {
  return {
    name: 'chitra:quiet-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found === null ? null : { ...found, id: found.id.replace('/dist/development/', '/dist/production/') }
    },
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: code
          .replaceAll(/(?<== )(?=React\d*\.(forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ ')
          .replaceAll(/^\w+\.displayName = .*;$/gm, ''),
        map: null,
      }),
    },
  }
}

/**
 * Parts that pages with pictures share, those of galleries, downloads, and small ones that many pages share. A file each weighs more than all of them
 * together, and a browser without HTTP/2 fetches six at a time.
 */
const WITH_PICTURES =
  /\/(packages\/money\/|packages\/ui\/src\/primitives\/(picture|badge)\/|thumbhash\/|asset-tile\/zip-picture|catalogue\/(tile-view|prices)|icons\/(image-off|file-archive|package|download))/
const OF_LISTS =
  /\/(packages\/ui\/src\/(patterns\/(asset-tile|masonry-gallery|lightbox\/lightbox\.tsx|keyword-chips)|primitives\/(chip|switch))|platform\/copy-link)/
const DOWNLOADS = /\/(platform\/(use-)?downloads?|app\/use-item-download)\.ts/
const SMALL_PARTS =
  /\/(packages\/ui\/src\/primitives\/(text-field|checkbox)\/|ui\/src\/primitives\/pagination\/|icons\/chevron|ui\/src\/patterns\/page-heading\/|icons\/(check|x)\.)/

export default defineConfig({
  plugins: [quietRouter(), react(), tailwindcss(), stylesheetFirst(), compressed()],
  server: { proxy: served },
  // light-dark() is kept as it is: lowered, a dark island inside a light page would lose its colours.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    reportCompressedSize: false,
    // Every browser above preloads modules by itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The server reads it, to link to a page's chunks from its HTML.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in two files: together they compress better than apart, and a new release of the shop leaves the first one cached.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
            { name: 'base', tags: ['$initial'], priority: 2 },
            { name: 'pictures', test: WITH_PICTURES, priority: 1 },
            { name: 'lists', test: OF_LISTS, priority: 1 },
            { name: 'downloads', test: DOWNLOADS, priority: 1 },
            { name: 'small-parts', test: SMALL_PARTS, priority: 1 },
          ],
        },
      },
    },
  },
})
