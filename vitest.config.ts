import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/test/LongestFirst.ts'

const resolve = { conditions: ['@atrium/source', 'module', 'browser', 'development|production'] }
const ssr = { resolve: { conditions: ['@atrium/source', 'module', 'node', 'development|production'] } }

/** Without `module`: some packages, such as the clients of S3, offer code for bundlers under it that Node can't read. */
const inNode = { resolve: { conditions: ['@atrium/source', 'node', 'development|production'] } }

/** One more than the two cores of most machines: tests often wait for a database or a browser. */
const maxWorkers = 3

/** Megabytes. Tests create much garbage: with the default of 16, collecting it takes 8 % of the service's time. */
const execArgv = ['--max-semi-space-size=64']

/** Only tests that hang reach these limits: no test may fail because the machine is slow. */
const patience = { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

/** Some tests are about one kind of database only. */
const otherDatabase = process.env.TEST_DATABASE === 'postgres' ? 'embedded' : 'postgres'

/** Documented programs in C#, for machines with Mono and libsodium: `TEST_MONO=1`. Not part of `npm test`. */
const withoutMono = process.env.TEST_MONO ? [] : ['**/*.mono.test.ts']

/** Projects of others, which download their packages, and the walk over all features: `TEST_SITES=1`. Not part of `npm test`. */
const withoutSites = process.env.TEST_SITES
  ? []
  : ['tools/embed/outside/*.test.ts', 'tools/embed/crawl.test.ts']

/**
 * Tests that `npm test` runs on a PostgreSQL server only, because their result doesn't depend on the database. Seats,
 * money, files, simultaneous calls and everything else about locks are tested on both.
 */
const notOfDatabase = [
  'apps/api/src/adapters/**/*.test.ts',
  'apps/api/src/reading/readApart.test.ts',
  'apps/api/src/platform/{codes,hub,mail,objects,openapi,portal,spelling,zip}/**/*.test.ts',
  'apps/api/src/features/{account,secondStep,session,socialAccounts}/**/*.test.ts',
  'apps/api/src/features/{administrators,agreements,applications,backlog,catalogue,company}/**/*.test.ts',
  'apps/api/src/features/{dataExport,guides,history,impact,invitations,meetings,members,messages}/**/*.test.ts',
  'apps/api/src/features/{newCompany,overview,ownProducts,profile,publicPages,regions,releases}/**/*.test.ts',
  'apps/api/src/features/{trials,workspace}/**/*.test.ts',
  'apps/api/src/features/authorisation/authorisationRoutes.test.ts',
  'apps/api/src/features/{departments/members,audit/earlierRows}.test.ts',
  'apps/api/src/features/disk/diskInS3.test.ts',
  'apps/api/src/features/sales/books.test.ts',
]
const provenElsewhere = process.env.TEST_DATABASE === 'embedded' ? notOfDatabase : []

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
          // Modules are loaded once for each worker. A test restores what it replaces.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/portal/src/**/*.test.{ts,tsx}',
            'apps/desk/src/**/*.test.ts',
            'tools/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', 'tools/embed/**', 'tools/stories/stories.test.ts'],
          ...patience,
        },
      },
      {
        ssr: inNode,
        test: {
          name: 'service',
          environment: 'node',
          execArgv,
          // Modules and the database that tests copy are made once for each worker. Each test has ports of its own.
          isolate: false,
          include: ['apps/api/**/*.test.ts'],
          exclude: [`**/*.${otherDatabase}.test.ts`, ...provenElsewhere, ...withoutMono],
          globalSetup: ['buildOnce', 'servers/startPostgres', 'demo/provideDemoData'].map(
            (name) => `apps/api/src/testing/${name}.ts`,
          ),
          ...patience,
        },
      },
      {
        ssr,
        test: {
          name: 'journeys',
          environment: 'node',
          execArgv,
          // Modules are loaded once for each worker. Each journey has a service of its own.
          isolate: false,
          include: ['apps/portal/e2e/**/*.test.ts'],
          globalSetup: ['apps/portal/e2e/harness/setUp.ts'],
          // For machines that are busy elsewhere. The summary names the tests that passed only then.
          retry: 1,
          ...patience,
        },
      },
      {
        test: {
          name: 'embed',
          environment: 'node',
          include: ['tools/embed/**/*.test.ts'],
          exclude: withoutSites,
          globalSetup: ['tools/embed/unpack.ts'],
          ...patience,
        },
      },
      {
        ssr,
        test: {
          name: 'stories',
          environment: 'node',
          execArgv,
          include: ['tools/stories/stories.test.ts'],
          globalSetup: ['tools/stories/setUp.ts'],
          // Three run at a time. Among so many, each walker finds one whose title its page has loaded.
          maxConcurrency: 24,
          // With three pages at once, one of three thousand stories loses the focus that its picture shows.
          retry: 1,
          ...patience,
        },
      },
    ],
  },
})
