import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { layersFirst } from '../../tools/shared/layersFirst.ts'

/** The desk: one page for all paths below `/desk`, without the portal's first paints. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [react(), layersFirst],
  resolve: {
    conditions: ['@atrium/source', 'module', 'browser', 'development|production'],
    // React has it built in: the shim isn't needed.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // The service replaces this with a new nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    // Fonts and pictures of any size stay files: the policy forbids fonts from data: URLs.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:8][extname]',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.DESK_PORT ?? 5174),
    strictPort: true,
    proxy: { '/api': { target: process.env.SERVICE_ORIGIN ?? 'http://127.0.0.1:3000', ws: true } },
  },
})
