import { defineConfig } from 'vite'

/** The service and its commands as plain JavaScript; `scripts/buildService.mjs` says where to. */
export default defineConfig({
  root: import.meta.dirname,
  ssr: {
    // Few large files start several times faster than thousands of small ones. What brings files of its own stays.
    noExternal: true,
    external: ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'],
    resolve: { conditions: ['@atrium/source', 'module', 'node', 'production'] },
  },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        operator: 'src/operator/main.ts',
        seed: 'src/seed/main.ts',
        readingProcess: 'src/uploads/readingProcess.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
