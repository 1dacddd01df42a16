import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

/** What these folders need to run, themselves included, as `name@version`: all that the lockfile leads to from them. */
export function shippedPackages(folders) {
  const found = new Set(folders)
  for (const path of found) for (const needed of neededBy(path)) found.add(needed)
  return [...found].map(
    (path) => `${packages[path].name ?? path.split('node_modules/').at(-1)}@${packages[path].version}`,
  )
}

function neededBy(path) {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path]
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
  return names.flatMap((name) => placeOf(name, path) ?? [])
}

/** Beside the package that wants it, or further up. */
function placeOf(name, path) {
  const place = join(path, 'node_modules', name).replaceAll('\\', '/')
  if (packages[place]) return packages[place].link ? packages[place].resolved : place
  return path === ''
    ? undefined
    : placeOf(name, path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$|\/?[^/]+$/, ''))
}
