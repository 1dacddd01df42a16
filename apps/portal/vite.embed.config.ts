import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown, type UserConfig } from 'vite'
import { groupsOf, oneSheet, remoteWorkers } from './vite/embedScript.ts'

const folder = import.meta.dirname

/**
 * The scripts for other sites: `atrium.js` with the chunks of the features, and `frame.js`, which is one file. The mode
 * names which of them is built.
 */
export default defineConfig(async ({ mode }) => {
  const config = configOf(mode, mode === 'frame' ? false : undefined)
  if (mode === 'frame') return config
  const groups = await groupsOf({ ...config, mode })
  return configOf(mode, { groups, includeDependenciesRecursively: false })
})

const configOf = (mode: string, codeSplitting: Rolldown.OutputOptions['codeSplitting']): UserConfig => ({
  root: folder,
  // Chunks, workers and pictures are beside the script, on whatever origin that is.
  base: './',
  publicDir: false,
  plugins: [react(), remoteWorkers, oneSheet],
  resolve: {
    conditions: ['@atrium/source', 'module', 'browser', 'development|production'],
    alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: 'es2023',
    emptyOutDir: mode === 'atrium',
    cssCodeSplit: false,
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: `${folder}/src/embed/${mode}.ts`,
      // Chunks import from the script, too.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[hash:10].js',
        assetFileNames: 'assets/[hash:10][extname]',
        ...(codeSplitting !== undefined && { codeSplitting }),
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        entryFileNames: 'assets/worker-[hash:10].js',
        chunkFileNames: 'assets/worker-[hash:10].js',
        assetFileNames: 'assets/[hash:10][extname]',
      },
    },
  },
})
