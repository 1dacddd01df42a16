import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type PluginOption, type UserConfig } from 'vite'
import { layersFirst } from '../../tools/shared/layersFirst.ts'
import { chunksByPage } from './vite/chunksByPage.ts'
import { describePortal, type PortalFacts } from './vite/describePortal.ts'
import { favicon } from './vite/favicon.ts'
import { firstPage } from './vite/firstPage.ts'
import { modulesByChunk } from './vite/modulesByChunk.ts'
import { pdfParts } from './vite/pdfParts.ts'
import { sharePictures } from './vite/sharePictures.ts'

const conditions = ['@atrium/source', 'module', 'browser', 'development|production']

/** The service's setting in the page; `npm run dev` serves Vite's page instead. */
const socialInDevelopment: Plugin = {
  name: 'atrium:social-in-development',
  apply: 'serve',
  transformIndexHtml: () => [{ tag: 'meta', attrs: { name: 'social', content: 'on' } }],
}

/** Plugins around the code of the page. */
const pagePlugins = [socialInDevelopment, layersFirst, pdfParts, sharePictures, favicon, modulesByChunk]

/** For every build. */
const common = {
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    conditions,
    // React has it built in: the shim isn't needed.
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
} satisfies UserConfig

export default defineConfig(async ({ command, isSsrBuild }) => {
  if (isSsrBuild) return configOf([])
  const portal = command === 'build' ? await describePortal() : undefined
  return configOf([...pagePlugins, portal && firstPage(portal)], portal && (await groupsOf(portal)))
})

const groupsOf = ({ pages }: PortalFacts) =>
  chunksByPage(
    common,
    Object.values(pages).map(({ modules }) => modules),
  )

const configOf = (
  plugins: PluginOption[],
  groups?: Awaited<ReturnType<typeof chunksByPage>>,
): UserConfig => ({
  ...common,
  plugins: [...common.plugins, ...plugins],
  // The service replaces this with a new nonce in every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2023',
    manifest: true,
    // One sheet of 27 kB for all pages: a single page would otherwise load up to twelve.
    cssCodeSplit: false,
    // The service names the files that a page needs.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Fonts and pictures of any size stay files: the policy forbids fonts from data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // A page may be in one file with what other pages need.
      preserveEntrySignatures: 'allow-extension',
      output: {
        // Every page that is fetched on demand names its chunks in the start: short names keep that small.
        // What overlays fetch on first use keeps its name: journeys take it away.
        chunkFileNames: ({ name }) =>
          name.endsWith('Parts') ? 'assets/[name]-[hash:7].js' : 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:8][extname]',
        ...(groups && { codeSplitting: { groups } }),
      },
    },
  },
  worker: {
    format: 'es',
    // The service knows workers by this name, and sends each with its own policy.
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
