import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.mjs'

/** Stands for all that is in these files and folders of the repository, but for tests and what was built. */
export function fingerprintOf(sources) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(root, source))).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !isLeftOut(name))
    .flatMap(({ name }) => filesOf(join(path, name)))
}

const isLeftOut = (name) =>
  ['dist', 'e2e', 'node_modules'].includes(name) || /\.(stories|test)\.tsx?$/.test(name)
