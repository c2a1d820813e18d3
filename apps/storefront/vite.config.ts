import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const api = process.env['API_URL'] ?? 'http://127.0.0.1:4000'
const served = Object.fromEntries(['/api', '/media', '/sandbox-gateway', '/dev'].map((path) => [path, api]))

/** Writes .br and .gz beside what compresses, once, at the build; the server sends them as they are. */
function compressed(): Plugin {
  return {
    name: 'chitra:compressed',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const [fileName, output] of Object.entries(bundle)) {
        if (!/\.(js|css|svg|html)$/.test(fileName)) continue
        const source = Buffer.from(output.type === 'chunk' ? output.code : output.source)
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }) })
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source) })
      }
    },
  }
}

export default defineConfig({
  plugins: [react(), tailwindcss(), compressed()],
  server: { proxy: served },
  build: { target: 'es2022', sourcemap: false, reportCompressedSize: false, assetsInlineLimit: 0 },
})
