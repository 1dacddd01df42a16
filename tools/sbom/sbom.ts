import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/root.ts'

/** `npm run sbom`: prints the components of the service and the portal as a CycloneDX bill of materials. */

interface Component {
  readonly 'bom-ref': string
  readonly name: string
}

interface Bom {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface LockedPackage {
  readonly name?: string
  readonly version: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

// `npm sbom --omit=dev` omits everything in the root's devDependencies, though the service needs some of it.
const everything: Bom = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  }).toString(),
)
const { name }: { name: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const { packages }: { packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
)
const top = everything.metadata.component
const kept = new Set([top['bom-ref'], ...shippedPackages(['apps/api', 'apps/portal', 'apps/desk'])])

console.info(
  JSON.stringify(
    {
      ...everything,
      metadata: { ...everything.metadata, component: { ...top, name } },
      components: everything.components.filter((component) => kept.has(component['bom-ref'])).map(named),
      dependencies: everything.dependencies
        .filter(({ ref }) => kept.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) })),
    },
    undefined,
    2,
  ),
)

/** npm names our own packages after their folder. */
function named(component: Component): Component {
  return { ...component, name: component['bom-ref'].slice(0, component['bom-ref'].lastIndexOf('@')) }
}

/** The run-time dependencies of these folders, as `name@version`: everything the lockfile leads to. */
function shippedPackages(folders: readonly string[]): string[] {
  const found = new Set(folders)
  for (const path of found) for (const needed of neededBy(path)) found.add(needed)
  return [...found].map((path) => {
    const { name = path.split('node_modules/').at(-1), version } = lockedAt(path)
    return `${name}@${version}`
  })
}

function neededBy(path: string): string[] {
  const {
    dependencies,
    optionalDependencies,
    peerDependencies = {},
    peerDependenciesMeta = {},
  } = lockedAt(path)
  const peers = Object.keys(peerDependencies).filter((peer) => !peerDependenciesMeta[peer]?.optional)
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  return names.flatMap((needed) => placeOf(needed, path) ?? [])
}

/** The package is next to the one that needs it, or further up. */
function placeOf(needed: string, path: string): string | undefined {
  const place = join(path, 'node_modules', needed).replaceAll('\\', '/')
  if (packages[place]) return packages[place].link ? packages[place].resolved : place
  return path === ''
    ? undefined
    : placeOf(needed, path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$|\/?[^/]+$/, ''))
}

function lockedAt(path: string): LockedPackage {
  const locked = packages[path]
  if (locked === undefined) throw new Error(`The lockfile has no ${path}. Run npm install.`)
  return locked
}
