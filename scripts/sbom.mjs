import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { shippedPackages } from './shippedPackages.mjs'

// `npm sbom --omit=dev` leaves out whatever the root's devDependencies name too, though the service needs it.
const everything = JSON.parse(
  execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  }).toString(),
)
const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const top = everything.metadata.component
const kept = new Set([top['bom-ref'], ...shippedPackages(['apps/api', 'apps/portal'])])

console.info(
  JSON.stringify(
    {
      ...everything,
      metadata: { ...everything.metadata, component: { ...top, name } },
      components: everything.components.filter(isKept).map(named),
      dependencies: everything.dependencies
        .filter(({ ref }) => kept.has(ref))
        .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => kept.has(other)) })),
    },
    undefined,
    2,
  ),
)

function isKept(component) {
  return kept.has(component['bom-ref'])
}

/** npm calls our own packages by their folder. */
function named(component) {
  return { ...component, name: component['bom-ref'].slice(0, component['bom-ref'].lastIndexOf('@')) }
}
