import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { devPages } from './dev-pages.ts'
import { LANGUAGE, spokenIn } from './spoken-in.ts'
import { defineConfig, type Plugin, type UserConfig } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const served = Object.fromEntries(['/api', '/media', '/sandbox-gateway', '/social', '/dev'].map((path) => [path, api]))

/** English is at the root. The files of another language are below it, as its pages are; what is public they share. */
const place = LANGUAGE === 'en' ? { base: '/' } : { base: `/${LANGUAGE}/`, publicDir: false as const }

/** Marks the files of every page, whose functions a first tap needs. Before they are compressed. */
function compiledAhead(): Plugin {
  return {
    name: 'chitra:compiled-ahead',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && /\/(index|libraries)-/.test(`/${file.fileName}`)) file.code = COMPILED_AHEAD + file.code
      },
    },
  }
}

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

/**
 * The letters of English texts with the rupee sign, and the link to Hindi. What comes after the first paint is not shown on that page (decision 0026). Texts in Hindi are
 * shown in the system's.
 */
const FIRST_FONTS = LANGUAGE === 'en' ? /anek-(latin-basic|devanagari-hindi)[^/]*\.woff2$/ : /anek-latin-basic[^/]*\.woff2$/

const ON_EVERY_PAGE = /\/(index|libraries|rolldown-runtime)-/

/**
 * At the top of a file: V8 compiles all of its functions on a thread of its own, while the file loads, instead of each one when it is first called. Otherwise a visitor's first tap waits for
 * what React and the router do then for the first time. Other browsers read a comment.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n'

/**
 * Files for what several pages share: small files cost a request each and compress badly. A page that needs one module of a file loads all of it.
 * The check mark is with what most pages need, so that a form does not load a gallery for it.
 */
const SHARED_FILES = {
  pages:
    /\/(with-lang|page-heading|page|text-field|guard|list-memory|list-page-memory|platform\/failures|breadcrumbs|icons\/(check|download))\./,
  account:
    /\/(features\/account\/rules|auth-card|form-card|inline-action|notice|messages\/src\/link|info|account-rules|birthdays)\.|\/primitives\/link\//,
  gallery: /\/primitives\/(picture|chip|badge|pagination)\/|\/(zip-picture|tile-view|shown-count|platform\/prices)\./,
  tiles:
    /\/(asset-tile|tile-labels|use-save-to-board|colour-dot|lightbox|keyword-chips|copy-link|copied-link|messages\/src\/(hi\/)?catalogue|sheet\/sheet)\.|\/icons\/(board|expand)\./,
  choices: /\/primitives\/(switch|segmented-choice)\//,
  own: /\/(page-asked|form-text|nothing-yet|line-list|trash-2|trash)\.|\/patterns\/line-list\//,
  downloads: /\/(use-downloads|platform\/download|read-with-progress)\./,
  orders: /\/(order-labels|use-order-downloads|icons\/package)\./,
}

/** Puts the stylesheet before every script in the page, and its fonts behind it: the first paint waits for them alone, and connections are few. */
function stylesheetFirst(): Plugin {
  return {
    name: 'chitra:stylesheet-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const link = /\s*<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? ''
        const fonts = Object.keys(bundle)
          .filter((file) => FIRST_FONTS.test(file))
          .map((file) => `\n    <link rel="preload" as="font" type="font/woff2" crossorigin href="${place.base}${file}">`)
        return html
          .replace(link, '')
          .replace(/\s*<title>/, (title) => link + fonts.join('') + title)
          .replaceAll(/<script type="module"|<link rel="modulepreload"/g, (start) => `${start} fetchpriority="low"`)
      },
    },
  }
}

/** The storefront as the server renders it: one file, with all it needs inside, so that each shop in a process has modules of its own. */
const forServer: UserConfig = {
  plugins: [react(), spokenIn(LANGUAGE)],
  ...place,
  // Otherwise React takes its slow half, which warns developers.
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  ssr: { noExternal: true },
  build: {
    outDir: LANGUAGE === 'en' ? 'dist-server' : `dist-server/${LANGUAGE}`,
    emptyOutDir: LANGUAGE === 'en',
    target: 'node20',
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: false } },
  },
}

/** React Router's build without warnings for developers. The package contains it, but no export condition chooses it. */
const fromRouterDom = createRequire(createRequire(import.meta.url).resolve('react-router-dom'))
const routerBuild = join(dirname(fromRouterDom.resolve('react-router/package.json')), 'dist/production')
const alias = [
  { find: /^react-router$/, replacement: join(routerBuild, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(routerBuild, 'dom-export.mjs') },
]

const forBrowser: UserConfig = {
  plugins: [react(), tailwindcss(), spokenIn(LANGUAGE), stylesheetFirst(), compiledAhead(), compressed(), devPages(api)],
  ...place,
  appType: 'custom',
  server: { proxy: served },
  // light-dark() is kept as it is: lowered, a dark island inside a light page would lose its colours.
  build: {
    outDir: LANGUAGE === 'en' ? 'dist' : `dist/${LANGUAGE}`,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: false,
    reportCompressedSize: false,
    // Every browser above preloads modules by itself.
    // What every page has need not be listed with each part that is loaded later.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => !ON_EVERY_PAGE.test(file)) },
    assetsInlineLimit: 0,
    // The server reads it, to link to a page's chunks from its HTML.
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'src/app/after-first-frame.ts', 'src/app/begin-react.ts'],
      output: {
        // Hashes do not compress, and each page carries the names of all files: seven signs still tell the versions of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // What every page needs, in two files: together they compress better than apart, and a new release of the shop leaves the first one cached.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 3 },
            { name: 'base', tags: ['$initial'], test: /^(?!.*(after-first-frame|begin-react))/, priority: 2 },
            ...Object.entries(SHARED_FILES).map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
}

export default defineConfig(({ command, isSsrBuild }) => {
  if (isSsrBuild === true) return forServer
  return command === 'build' ? { ...forBrowser, resolve: { alias } } : forBrowser
})
