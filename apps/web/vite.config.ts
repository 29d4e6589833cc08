import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type Plugin } from 'vite'
import { exerciseCages } from './exercise-cages.ts'

const packable = /\.(js|css|svg|wasm|data)$/
const smallestBytes = 1024
// The highest level takes most of a minute for a file of several megabytes, and saves little.
const largeBytes = 400_000

const forms = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength > largeBytes ? 9 : 11 },
    }),
  gz: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** Writes every file also in its packed forms, as small as they get, so that the server packs nothing itself. */
const packFiles = (): Plugin => ({
  name: 'pack-files',
  apply: 'build',
  // What is written is final; an earlier hook would pack chunks that do not know their names yet.
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle).filter((fileName) => packable.test(fileName))
    for (const file of files) {
      const bytes = await readFile(join(dir, file))
      if (bytes.byteLength < smallestBytes) continue
      for (const [ending, pack] of Object.entries(forms))
        await writeFile(join(dir, `${file}.${ending}`), await pack(bytes))
    }
  },
})

/** The font of every screen is asked for together with the script, not after the styles are read. */
const preloadFont = (): Plugin => ({
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((fileName) => /\/instrument-sans-latin-wght-.*\.woff2$/.test(fileName))
        .map((fileName) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
})

const packages = (...names: string[]) => new RegExp(`/node_modules/(${names.join('|')})/`)

// Each group changes for its own reason, and what only one kind of screen needs stays out of the others.
const chunks = [
  {
    name: 'vendor',
    priority: 3,
    test: packages(
      'react',
      'react-dom',
      'scheduler',
      '@tanstack',
      'wouter',
      'regexparam',
      'use-sync-external-store',
    ),
  },
  { name: 'validation', priority: 3, test: packages('zod') },
  { name: 'forms', priority: 3, test: packages('react-hook-form', '@hookform') },
  // A base component that few screens use travels with those screens.
  {
    name: 'ui',
    priority: 2,
    minShareCount: 9,
    test: /\/web\/src\/ui\/|\/node_modules\/(@radix-ui|radix-ui|class-variance-authority|clsx|tailwind-merge|lucide-react|aria-hidden)\//,
  },
  // Small modules that nearly every screen needs: one request instead of a dozen.
  { name: 'client', priority: 1, minShareCount: 9, test: /\/web\/src\/lib\/|\/packages\/contract\/src\// },
]

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'NEXTRUNG_').NEXTRUNG_API ?? 'http://localhost:3000'
  const proxy = { '/auth': target, '/api': target, '/health': target }
  return {
    plugins: [react(), tailwindcss(), preloadFont(), exerciseCages(), packFiles()],
    server: { proxy },
    preview: { proxy },
    // A content security policy without `data:` must not break fonts and pictures.
    build: {
      outDir: 'dist',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
  }
})
