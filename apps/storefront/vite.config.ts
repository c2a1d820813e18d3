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

/** React Router's package gives every bundler the build that warns developers; the other has the same parts without the warnings. */
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
  }
}

const ALWAYS_LIBRARIES =
  /\/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai|openapi-fetch|class-variance-authority|clsx|tailwind-merge|@radix-ui\/react-(slot|compose-refs))\//
const ALWAYS_OURS =
  /\/(storefront\/src\/(platform\/(api|failures|first-answers|intents|paths|session|storage|toasts|site-settings|theme|page-head)|messages\/(\w+-)?messages)|packages\/(paths|api-client)\/src|packages\/ui\/src\/(cn|merge-classes|labels|link|direction|use-once-true|primitives\/(button|icon-button|avatar|skeleton|spinner)))/

export default defineConfig({
  plugins: [quietRouter(), react(), tailwindcss(), compressed()],
  server: { proxy: served },
  // light-dark() is kept as it is: lowered, a dark island inside a light page would lose its colours.
  build: {
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    // The server reads it, to link to a page's chunks from its HTML.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in two files instead of a dozen: together they compress better, and a new release of the shop leaves the first one cached.
          groups: [
            { name: 'libraries', test: ALWAYS_LIBRARIES, priority: 2 },
            { name: 'base', test: ALWAYS_OURS, priority: 1 },
          ],
        },
      },
    },
  },
})
