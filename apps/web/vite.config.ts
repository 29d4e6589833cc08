import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const target = loadEnv(mode, '.', 'NEXTRUNG_').NEXTRUNG_API ?? 'http://localhost:3000'
  const proxy = { '/auth': target, '/api': target, '/health': target }
  return {
    plugins: [react(), tailwindcss()],
    server: { proxy },
    preview: { proxy },
    // A content security policy without `data:` must not break fonts and pictures.
    build: { outDir: 'dist', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  }
})
