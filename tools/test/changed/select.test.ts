import { expect, it } from 'vitest'
import { ModuleGraph } from '../../modules/ModuleGraph.ts'
import { type Projects, select } from './select.ts'
import { modulesOf, type Visit } from './visits.ts'

const sources: Readonly<Record<string, string>> = {
  'packages/ui/src/link/Link.tsx': `import './Link.module.css'`,
  'packages/ui/src/link/Link.module.css': '',
  'packages/ui/src/link/Link.stories.tsx': `import { Link } from './Link'`,
  'packages/features/src/orders/Orders.tsx': `import { Link } from '../../../ui/src/link/Link'\nimport './atoms'`,
  'packages/features/src/orders/Orders.stories.tsx': `import { Orders } from './Orders'`,
  'packages/features/src/orders/atoms.ts': `const late = () => import('./late')`,
  'packages/features/src/orders/late.ts': '',
  'packages/features/src/orders/atoms.test.ts': `import './atoms'`,
  'packages/features/src/company/Company.tsx': '',
  'packages/contracts/src/orders.ts': '',
  'apps/portal/src/main.tsx': `const pages = [import('./orders'), import('./company')]`,
  'apps/portal/src/orders.ts': `import '../../../packages/features/src/orders/Orders'`,
  'apps/portal/src/company.ts': `import '../../../packages/features/src/company/Company'`,
  'apps/portal/vite.config.ts': `import './plugin'`,
  'apps/portal/plugin.ts': '',
  'apps/portal/e2e/orders.test.ts': `import './harness'`,
  'apps/portal/e2e/company.test.ts': `import './harness'`,
  'apps/portal/e2e/harness.ts': `import '../../../tools/service/build'`,
  'tools/service/build.ts': `import 'node:child_process'\nconst sources = ['apps/api/src', 'packages/contracts/src']`,
  'apps/api/src/app.ts': `import '../../../packages/contracts/src/orders'`,
  'apps/api/src/app.test.ts': `import './app'`,
  'apps/api/src/setUp.ts': '',
  'tools/embed/embed.test.ts': `import 'node:fs'\nconst packages = ['packages/ui', 'packages/features', 'packages/contracts']`,
  'tools/stories/stories.test.ts': '',
  '.storybook/preview.tsx': `import './theme'`,
  '.storybook/theme.ts': '',
  'vitest.config.ts': `import './order'`,
  'order.ts': '',
  'docs/testing.md': '',
}

const graph = new ModuleGraph({ files: Object.keys(sources), read: (file) => sources[file] ?? '' })
const service = { tests: ['apps/api/src/app.test.ts'], globalSetup: ['apps/api/src/setUp.ts'] }
const journeys = ['apps/portal/e2e/company.test.ts', 'apps/portal/e2e/orders.test.ts']
const projects: Projects = {
  unit: { tests: ['packages/features/src/orders/atoms.test.ts'], globalSetup: [] },
  service,
  postgres: service,
  journeys: { tests: journeys, globalSetup: [] },
  embed: { tests: ['tools/embed/embed.test.ts'], globalSetup: [] },
  stories: { tests: ['tools/stories/stories.test.ts'], globalSetup: [] },
}

/** The steps that run for a change, each with its files, or with `all`. */
function selectFor(changed: string, visits: ReadonlyMap<string, Visit> = new Map(), ofGraph = graph) {
  const selected = select({ graph: ofGraph, changed: [changed], projects, visits })
  return Object.fromEntries(
    selected
      .filter(({ files }) => files.length > 0)
      .map(({ step, files, wholeBecause }) => [step, wholeBecause === undefined ? files : 'all']),
  )
}

const everything = {
  unit: 'all',
  service: 'all',
  postgres: 'all',
  journeys: 'all',
  embed: 'all',
  stories: 'all',
}
const builds = (file: string) => ({ portal: [file], storybook: [file] })
const embed = ['tools/embed/embed.test.ts']

it('runs the stories that show a component, and packs it', () => {
  const file = 'packages/ui/src/link/Link.module.css'
  expect(selectFor(file)).toEqual({
    ...builds(file),
    journeys,
    embed,
    stories: ['packages/ui/src/link/Link.stories.tsx', 'packages/features/src/orders/Orders.stories.tsx'],
  })
})

it('runs unit tests of a file’s importers, but no test of the service', () => {
  expect(selectFor('packages/features/src/orders/atoms.ts')).toMatchObject({
    unit: ['packages/features/src/orders/atoms.test.ts'],
    stories: ['packages/features/src/orders/Orders.stories.tsx'],
  })
  expect(selectFor('packages/features/src/orders/atoms.ts')).not.toHaveProperty('service')
})

it('runs the service’s tests on both databases, and all journeys, for a change of the service', () => {
  const tests = ['apps/api/src/app.test.ts']
  expect(selectFor('apps/api/src/app.ts')).toEqual({ service: tests, postgres: tests, journeys })
  expect(selectFor('packages/contracts/src/orders.ts')).toMatchObject({
    service: tests,
    postgres: tests,
    journeys,
    embed,
  })
})

it.each([
  'package.json',
  'package-lock.json',
  'packages/ui/package.json',
  'tsconfig.json',
  'vitest.config.ts',
  'order.ts',
])('runs everything for a change of %s', (file) => expect(selectFor(file)).toMatchObject(everything))

it.each([
  ['.storybook/theme.ts', 'stories'],
  ['.storybook/new.ts', 'stories'],
  ['tools/stories/stories.test.ts', 'stories'],
  ['apps/portal/plugin.ts', 'journeys'],
  ['apps/portal/index.html', 'journeys'],
  ['apps/api/src/setUp.ts', 'service'],
])('runs all of a step when %s changes, which is around all its tests', (file, step) => {
  const files = [...graph.files, file]
  const withFile = new ModuleGraph({ files, read: (one) => sources[one] ?? '' })
  expect(selectFor(file, new Map(), withFile)).toMatchObject({ [step]: 'all' })
})

it('runs everything in an area for a file without a visible user', () => {
  expect(selectFor('apps/api/src/stray.bin')).toMatchObject({
    service: 'all',
    postgres: 'all',
    journeys: 'all',
  })
  expect(selectFor('somewhere/stray.bin')).toMatchObject(everything)
})

it('runs nothing for a module that nothing imports, or that was deleted with all its importers', () => {
  expect(selectFor('apps/api/src/alone.ts')).not.toHaveProperty('service')
})

it('runs nothing for prose', () => {
  expect(selectFor('docs/testing.md')).toEqual({})
})

it('runs a story alone when only it changes', () => {
  const file = 'packages/ui/src/link/Link.stories.tsx'
  expect(selectFor(file)).toEqual({ storybook: [file], stories: [file] })
})

const visitOf = (test: string, ...modules: readonly string[]): [string, Visit] => [
  test,
  { test, modules: Object.fromEntries(modules.map((module) => [module, 'hash'])) },
]
const visits = new Map([
  visitOf('apps/portal/e2e/orders.test.ts', 'apps/portal/src/main.tsx', 'apps/portal/src/orders.ts'),
  visitOf('apps/portal/e2e/company.test.ts', 'apps/portal/src/main.tsx', 'apps/portal/src/company.ts'),
])

it('counts the modules that a journey loaded with their imports, and lazy ones only of changed modules', () => {
  const visit = visits.get('apps/portal/e2e/orders.test.ts') as Visit
  const unchanged = modulesOf(graph, visit, () => 'hash')
  expect(unchanged).toContain('packages/ui/src/link/Link.module.css')
  expect(unchanged).toContain('packages/features/src/orders/atoms.ts')
  expect(unchanged).not.toContain('packages/features/src/orders/late.ts')
  expect(unchanged).not.toContain('packages/features/src/company/Company.tsx')
  const changed = modulesOf(graph, visit, (file) => (file.endsWith('orders.ts') ? 'new' : 'hash'))
  expect(changed).toContain('packages/features/src/orders/late.ts')
  expect(changed).not.toContain('packages/features/src/company/Company.tsx')
})

it('runs a journey without a record whatever changes in the portal', () => {
  const known = new Map([visitOf('apps/portal/e2e/orders.test.ts')])
  expect(selectFor('packages/features/src/company/Company.tsx', known)).toMatchObject({
    journeys: ['apps/portal/e2e/company.test.ts'],
  })
})
