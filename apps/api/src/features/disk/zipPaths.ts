import { type DiskNode, keyOf, numbered } from './nodes'
import type { Tree } from './treeOf'

/** A file or folder, and where it lies in a zip. */
export interface ZipPath {
  readonly name: string
  readonly node: DiskNode
}

/**
 * Paths in a zip, a folder before what lies in it. In a folder of the disk no name is there twice; those that were
 * chosen may come from several.
 */
export function zipPaths(tree: Tree): ZipPath[] {
  const taken = new Set<string>()
  const tops = tree.tops.map((node) => {
    const name = freeOf(node.name, taken)
    taken.add(keyOf(name))
    return { name, node }
  })
  const paths: ZipPath[] = [...tops]
  // It grows while it is walked.
  for (const { name, node } of paths)
    paths.push(...tree.childrenOf(node).map((child) => ({ name: `${name}/${child.name}`, node: child })))
  return paths
}

function freeOf(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const tried = number === 1 ? name : numbered(name, number)
    if (!taken.has(keyOf(tried))) return tried
  }
}
