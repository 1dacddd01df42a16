import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const resolve = { conditions: ['@atrium/source', 'module', 'browser', 'development|production'] }

export default defineConfig({
  test: {
    projects: [
      {
        resolve,
        ssr: { resolve: { conditions: ['@atrium/source', 'module', 'node', 'development|production'] } },
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        ssr: { resolve: { conditions: ['@atrium/source', 'module', 'node', 'development|production'] } },
        test: {
          name: 'service',
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
