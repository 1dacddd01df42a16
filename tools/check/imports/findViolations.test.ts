import { describe, expect, it } from 'vitest'
import { findViolations } from './findViolations'

const violations = (file: string, source: string) =>
  findViolations(new Map([[file, source]])).map(({ message }) => message)

const service = (name: string) => `apps/api/src/${name}`
const contract = (name: string) => `packages/contracts/src/${name}/contract.ts`
const feature = (name: string) => `packages/features/src/newborn/${name}`

describe('findViolations', () => {
  it.each([
    ['another feature', feature('Screen.tsx'), `import { a } from '../departments/atoms'`],
    ['another feature by its package', feature('Screen.tsx'), `import { a } from '@atrium/features/company'`],
    [
      'the portal from a feature',
      feature('Screen.tsx'),
      `import { a } from '../../../../apps/portal/src/App'`,
    ],
    ['a screen from atoms', feature('atoms.ts'), `import { Screen } from './parts/Screen'`],
    ['atoms from the client', feature('api.ts'), `import {\n  a,\n} from './atoms'`],
    ['the root from a screen', feature('parts/Row.tsx'), `export * from '../NewbornFeature'`],
    ['a package in a contract', contract('newborn'), `import { atom } from 'jotai'`],
    ['a feature in a contract', contract('newborn'), `import { a } from '@atrium/features/shared'`],
    [
      'the contract of another feature',
      feature('api.ts'),
      `import { a } from '@atrium/contracts/orders/contract'`,
    ],
    ['a policy in a feature', feature('api.ts'), `import { a } from '@atrium/contracts/newborn/policy'`],
    ['refusals in a feature', feature('api.ts'), `import { a } from '@atrium/contracts/newborn/refusals'`],
    ['mocks in a screen', feature('Screen.tsx'), `const mocks = await import('./mocks')`],
    [
      'features from the design system',
      'packages/ui/src/button/Button.tsx',
      `import '@atrium/features/shared'`,
    ],
    ['state in the design system', 'packages/ui/src/button/Button.tsx', `import { atom } from 'jotai'`],
    ['the portal from the desk', 'apps/desk/src/App.tsx', `import { a } from '../../portal/src/App'`],
    ['the service from the portal', 'apps/portal/src/App.tsx', `import { a } from '../../api/src/app'`],
    ['features from the service', 'apps/api/src/x/y.ts', `import { a } from '@atrium/features/shared'`],
    ['the design system from the service', 'apps/api/src/x/y.ts', `import { a } from '@atrium/ui/button'`],
    ['tests from the service', 'apps/api/src/x/y.ts', `import { a } from '../testing/createTestService'`],
    [
      'a feature from the platform',
      service('platform/http/a.ts'),
      `import { a } from '../../features/orders'`,
    ],
    ['a port from the platform', service('platform/http/a.ts'), `import type { A } from '../../ports/Ports'`],
    ['a feature from a port', service('ports/A.ts'), `import type { A } from '../features/orders'`],
    ['a feature from an adapter', service('adapters/a/b.ts'), `import { a } from '../../features/orders'`],
    ['an adapter from a feature', service('features/a/b.ts'), `import { a } from '../../adapters/cashier'`],
    ['composition from a feature', service('features/a/b.ts'), `import { a } from '../../routes'`],
    ['the inside of another feature', service('features/a/b/c.ts'), `import { a } from '../../orders/wire'`],
    ['a storage that no host handed over', feature('atoms.ts'), `localStorage.setItem('a', 'b')`],
    ['the title of the page', feature('Screen.tsx'), `document.title = 'a'`],
    ['the inside of a component', feature('Screen.tsx'), `box.current?.querySelector('input')?.focus()`],
    ['what is around a component', feature('atoms.ts'), `element.closest<HTMLElement>('[data-id]')`],
    ['the path of a page', service('features/a/b.ts'), "const url = '/comMbManage?search=a'"],
  ])('finds %s', (_, file, source) => {
    expect(violations(file, source)).toHaveLength(1)
  })

  it.each([
    [feature('Screen.tsx'), `import { a } from './atoms'\nimport { Button } from '@atrium/ui/button'`],
    [feature('Screen.tsx'), `// import { a } from '../departments/atoms'`],
    [feature('Screen.stories.tsx'), `import { mocks } from './mocks'\nimport { Screen } from './Screen'`],
    [feature('Screen.stories.tsx'), `import { a } from '@atrium/contracts/orders/refusals'`],
    ['packages/features/src/shared/stories/a.ts', `import { a } from '@atrium/contracts/wire/refusals'`],
    [contract('newborn'), `import * as v from 'valibot'\nimport { id } from '../wire/contract'`],
    [
      feature('api.ts'),
      `import { a } from '@atrium/contracts/newborn/contract'\nimport { b } from '@atrium/contracts/wire/headers'`,
    ],
    [feature('storySteps.ts'), `canvasElement.querySelector('input')`],
    [feature('Screen.tsx'), `const near = closest(prices)`],
    [feature('tokenShelf.ts'), `host.storage.localStorage`],
    ['apps/api/src/x/y.ts', `import { a } from '@atrium/contracts/departments/contract'`],
    ['apps/api/src/x/y.test.ts', `import { a } from '../testing/createTestService'`],
    [service('features/a/b.ts'), `import { a } from '../orders'\nimport { b } from '../orders/tables'`],
    [service('features/a/b.ts'), `import { a } from './c/d'\nimport { b } from '../../platform/http/c'`],
    [service('features/a/testing/b.ts'), `import { a } from '../../../tables'`],
    [service('adapters/a/b.ts'), `import { a } from '../../ports/A'\nimport { b } from '../../platform/b'`],
    [service('start/a.ts'), `import { a } from '../features/orders/wire'\nimport { b } from '../adapters/b'`],
    ['apps/portal/src/App.tsx', `import { a } from '@atrium/features/departments'`],
    ['apps/portal/src/App.tsx', `// ${'/comMbManage'}\nconst a = ['/login', '/comMbManages']`],
  ])('lets %s be', (file, source) => {
    expect(violations(file, source)).toEqual([])
  })
})
