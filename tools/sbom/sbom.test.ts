import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/root.ts'

interface Bom {
  readonly metadata: { readonly component: { readonly name: string; readonly type: string } }
  readonly components: readonly { readonly name: string }[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

const bom: Bom = JSON.parse(
  execFileSync('npm', ['run', '-s', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  }),
)
const names = new Set(bom.components.map(({ name }) => name))

it('lists everything that the service, the portal, the desk and their packages need at run time, recursively', () => {
  const wanted = [
    'apps/api',
    'apps/portal',
    'apps/desk',
    'packages/contracts',
    'packages/features',
    'packages/ui',
  ].flatMap(neededBy)
  expect(wanted.filter((name) => !names.has(name))).toEqual([])
  expect([...names]).toEqual(
    expect.arrayContaining(['react', 'scheduler', 'pg-pool', '@electric-sql/pglite']),
  )
})

it('lists nothing that is only for building and testing', () => {
  expect(
    ['vite', 'typescript', 'storybook', 'drizzle-kit', '@types/pg'].filter((name) => names.has(name)),
  ).toEqual([])
})

it('describes an application called Atrium, wherever it was cloned', () => {
  expect(bom.metadata.component).toMatchObject({ name: 'atrium', type: 'application' })
  expect(names.has('@atrium/api')).toBe(true)
})

it('refers only to packages on the list', () => {
  const listed = new Set(bom.dependencies.map(({ ref }) => ref))
  expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !listed.has(ref))).toEqual([])
})

function neededBy(folder: string): readonly string[] {
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(join(root, folder, 'package.json'), 'utf8'),
  )
  return Object.keys({ ...dependencies, ...peerDependencies })
}
