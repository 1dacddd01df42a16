import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tools/test/LongestFirst.ts'

const resolve = { conditions: ['@atrium/source', 'module', 'browser', 'development|production'] }
const ssr = { resolve: { conditions: ['@atrium/source', 'module', 'node', 'development|production'] } }

/** Without `module`: what packages say by it to bundlers, as the clients of S3 do, Node can't read. */
const inNode = { resolve: { conditions: ['@atrium/source', 'node', 'development|production'] } }

/** Three where there are but two cores: most tests wait for a database or a browser. */
const maxWorkers = 3

/** Megabytes. What tests make, they leave at once: with the usual 16 it is looked through often, 8 % of the service's time. */
const execArgv = ['--max-semi-space-size=64']

/** Only what hangs runs into these: no test may fail because the machine is slow. */
const patience = { testTimeout: 600_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } }

/** Some tests are about one kind of database only. */
const otherDatabase = process.env.TEST_DATABASE === 'postgres' ? 'embedded' : 'postgres'

/**
 * Whoever runs the service's tests on one database after the other has what these prove from the second: passwords,
 * codes, pictures, lines, letters and who may do what are the same on both, and the journeys ask the embedded one all
 * of these statements. What several do at once, money, seats and files are asked of both here.
 */
const notOfDatabase = [
  'apps/api/src/adapters/**/*.test.ts',
  'apps/api/src/reading/readApart.test.ts',
  'apps/api/src/platform/{codes,hub,objects,openapi,portal,spelling}/**/*.test.ts',
  'apps/api/src/features/session/signIn/{attempt,signInAsAdministrator}.test.ts',
  'apps/api/src/features/session/tokens/{browserKey,checkPassport}.test.ts',
  'apps/api/src/features/session/password/changePassword.test.ts',
  'apps/api/src/features/session/challenges/codeGuesses.test.ts',
  'apps/api/src/features/session/devices/knownDevices.test.ts',
  'apps/api/src/features/session/security/disownSignIn.test.ts',
  'apps/api/src/features/session/{entry/entry,guess/guessing,sso/ssoSignOut}.test.ts',
  'apps/api/src/features/disk/diskInS3.test.ts',
  'apps/api/src/features/sales/books.test.ts',
  'apps/api/src/features/session/security/sessions.test.ts',
  'apps/api/src/features/{account,secondStep,socialAccounts}/**/*.test.ts',
  'apps/api/src/features/{administrators,agreements,applications,backlog,impact,owned,ownRecords}/**/*.test.ts',
  'apps/api/src/features/authorisation/authorisationRoutes.test.ts',
  'apps/api/src/features/{departments/members,invitations/invitations,audit/earlierRows}.test.ts',
  'apps/api/src/features/invitations/sheet/*.test.ts',
  'apps/api/src/features/profile/headImage/*.test.ts',
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
          // What a file imports is loaded once for each worker; what it puts in place of something, it takes back.
          isolate: false,
          include: [
            'packages/*/src/**/*.test.{ts,tsx}',
            'apps/portal/src/**/*.test.{ts,tsx}',
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
          // What a file imports, and the database that its tests copy, are made once: each test has ports of its own.
          isolate: false,
          include: ['apps/api/**/*.test.ts'],
          exclude: [`**/*.${otherDatabase}.test.ts`, ...provenElsewhere],
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
          // What a file imports is the same for all: each has a service of its own.
          isolate: false,
          include: ['apps/portal/e2e/**/*.test.ts'],
          globalSetup: ['apps/portal/e2e/harness/setUp.ts'],
          // The summary names what passed only then: one of a hundred runs meets a machine that is busy elsewhere.
          retry: 1,
          ...patience,
        },
      },
      {
        test: {
          name: 'embed',
          environment: 'node',
          include: ['tools/embed/**/*.test.ts'],
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
          // Three are walked at a time; of so many each walker finds one whose title its page has loaded. Waiting counts as time.
          maxConcurrency: 24,
          // On a page of its own: with three pages at once one of three thousand may lose the focus that its picture shows.
          retry: 1,
          ...patience,
        },
      },
    ],
  },
})
