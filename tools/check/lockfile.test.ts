import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../shared/root.ts'

interface Entry {
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const lockfile = join(root, 'package-lock.json')
const packages: Readonly<Record<string, Entry>> = JSON.parse(readFileSync(lockfile, 'utf8')).packages

/** An install on one system may omit the binaries of others; then `npm ci` fails everywhere. */
it('holds the optional packages of every system', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isThere(path, name)),
  )
  expect(missing).toEqual([])
})

/** Next to the package that needs it, or further up. */
function isThere(path: string, name: string): boolean {
  if (`${path}${path && '/'}node_modules/${name}` in packages) return true
  if (path === '') return false
  return isThere(path.replace(/\/?node_modules\/(@[^/]+\/)?[^/]+$|\/?[^/]+$/, ''), name)
}
