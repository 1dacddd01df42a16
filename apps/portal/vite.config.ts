import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { chunkGroups } from './chunkGroups.ts'
import { favicon } from './favicon.ts'
import { firstPaint } from './firstPaint.ts'
import { layersFirst } from './layersFirst.ts'
import { modulesByChunk } from './modulesByChunk.ts'
import { pdfParts } from './pdfParts.ts'
import { preloadByRoute } from './preloadByRoute.ts'
import { preloadFont } from './preloadFont.ts'
import { sharePictures } from './sharePictures.ts'

const conditions = ['@atrium/source', 'module', 'browser', 'development|production']

/** Vite would fetch what an import needs before it; the service names that, and styles are one sheet. */
const withoutPreloading: Plugin = {
  name: 'atrium:without-preloading',
  apply: 'build',
  enforce: 'pre',
  transform: (_, id) =>
    id.includes('vite/preload-helper')
      ? { code: 'export const __vitePreload = (load) => load()', map: null }
      : undefined,
}

/** Keys tell the parts of a list apart when it changes. Those of an icon never do, and such letters don't pack. */
const withoutIconKeys: Plugin = {
  name: 'atrium:without-icon-keys',
  apply: 'build',
  transform: (code, id) =>
    id.includes('/lucide-react/dist/esm/icons/')
      ? { code: code.replaceAll(/, key: "\w+"|^__iconData\.node;$/gm, ''), map: null }
      : undefined,
}

/** What the service says in the page it sends: the one of `npm run dev` is Vite's. */
const socialInDevelopment: Plugin = {
  name: 'atrium:social-in-development',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'social', content: 'on' } }],
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    socialInDevelopment,
    withoutPreloading,
    withoutIconKeys,
    layersFirst,
    preloadFont,
    pdfParts,
    preloadByRoute,
    firstPaint,
    sharePictures,
    favicon,
    modulesByChunk,
    react(),
  ],
  resolve: {
    conditions,
    // React has had it for years: nobody needs the stand-in.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  // The service writes a fresh nonce over this with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    // One sheet of 27 kB for all pages: a line carries six files at a time, and a page alone had up to twelve.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // The service names what a page needs; the list of it all would stand in front of the sign-in.
      resolveDependencies: () => [],
    },
    // Fonts and pictures of any size stay files: the policy allows no data: fonts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Every page that is fetched on demand names its chunks in the start: short names keep that small.
        // What overlays fetch on first use keeps its name: journeys take it away.
        chunkFileNames: ({ name }) =>
          name.endsWith('Parts') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:8][extname]',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  worker: {
    format: 'es',
    // By this name the service knows them, and sends each with a policy of its own.
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[hash:7].js',
        chunkFileNames: 'assets/worker-[hash:7].js',
        assetFileNames: 'assets/[hash:8][extname]',
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: Number(process.env.PORTAL_PORT ?? 5173),
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/eBusPay', '/standIn'].map((path) => [
        path,
        { target: process.env.SERVICE_ORIGIN ?? 'http://127.0.0.1:3000', ws: true },
      ]),
    ),
  },
})
