import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { findChromium } from './scripts/chromium.ts'
import { importedPackages } from './scripts/importedPackages.ts'
import { LongestFirst } from './scripts/LongestFirst.ts'

const resolve = { conditions: ['@atrium/source', 'module', 'browser', 'development|production'] }
const ssr = { resolve: { conditions: ['@atrium/source', 'module', 'node', 'development|production'] } }

/** Two even where there are but two cores: most tests wait for a database or a browser. */
const maxWorkers = 2

/** Only what hangs runs into these: no test may fail because the machine is slow. */
const patience = { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

/** Some tests are about one kind of database only. */
const otherDatabase = process.env.TEST_DATABASE === 'postgres' ? 'embedded' : 'postgres'

export default defineConfig({
  test: {
    maxWorkers,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        resolve,
        ssr,
        plugins: [react()],
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/*/src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'scripts/embed/**', 'scripts/storybook/**'],
          ...patience,
        },
      },
      {
        ssr,
        test: {
          name: 'service',
          environment: 'node',
          include: ['apps/api/**/*.test.ts'],
          exclude: [`**/*.${otherDatabase}.test.ts`],
          globalSetup: ['apps/api/src/testing/buildOnce.ts', 'apps/api/src/testing/startPostgres.ts'],
          ...patience,
        },
      },
      {
        ssr,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['apps/portal/e2e/**/*.test.ts'],
          globalSetup: ['apps/portal/e2e/harness/setUp.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'embed',
          environment: 'node',
          include: ['scripts/embed/**/*.test.ts'],
          globalSetup: ['scripts/embed/unpack.ts'],
          ...patience,
        },
      },
      {
        test: {
          name: 'walk',
          environment: 'node',
          include: ['scripts/storybook/stories.test.ts'],
          globalSetup: ['scripts/storybook/setUp.ts'],
          maxConcurrency: 2,
          ...patience,
        },
      },
      await stories(),
    ],
  },
})

/** Every story in Chromium: its play function passes and axe finds nothing, in both themes. */
async function stories(): Promise<TestProjectInlineConfiguration> {
  // Only who runs stories needs a browser: a missing one fails them, and says why, not the other projects.
  const launchOptions = await findChromium().catch((reason: Error) => console.warn(reason.message))
  return {
    plugins: [await storybookTest({ configDir: '.storybook' })],
    optimizeDeps: {
      include: [
        ...importedPackages(['packages/ui/src', 'packages/features/src', 'apps/portal/src', '.storybook']),
        'react/jsx-dev-runtime',
      ],
    },
    test: {
      name: 'stories',
      // Pages of a browser don't follow the number above.
      maxWorkers,
      ...patience,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        instances: [{ browser: 'chromium' }],
        provider: playwright({
          launchOptions: launchOptions ?? {},
          contextOptions: { reducedMotion: 'reduce', locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
        }),
      },
    },
  }
}
