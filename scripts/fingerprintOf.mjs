import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './root.mjs'

/** Stands for all that is in these files and folders of the repository, but for what was built and left out. */
export function fingerprintOf(sources, leftOut = /\.(stories|test)\.tsx?$/) {
  const hash = createHash('sha256')
  for (const file of sources.flatMap((source) => filesOf(join(root, source), leftOut)).sort()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

function filesOf(path, leftOut) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !['dist', 'e2e', 'node_modules'].includes(name) && !leftOut.test(name))
    .flatMap(({ name }) => filesOf(join(path, name), leftOut))
}
