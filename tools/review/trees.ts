import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../shared/root.ts'
import { git, pathsOf, tryGit } from './git.ts'

/** The files of the project at one time. */
export interface Tree {
  /** Paths from the root of the repository, with slashes. */
  readonly files: readonly string[]
  /** Undefined if there is no such file. */
  read(file: string): string | undefined
}

/** The files of a commit. */
export function treeAt(commit: string): Tree {
  return {
    files: pathsOf('ls-tree', '-r', '--name-only', commit),
    read: (file) => tryGit(root, 'show', `${commit}:${file}`),
  }
}

/** The files of the working tree, including those that Git doesn't know yet. */
export function treeNow(): Tree {
  const read = (file: string) => {
    const path = join(root, file)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }
  const listed = pathsOf('ls-files', '--cached', '--others', '--exclude-standard')
  return { files: [...new Set(listed)].filter((file) => existsSync(join(root, file))).sort(), read }
}

/** Files that were added, changed or removed since a commit, committed or not. */
export function filesChangedSince(commit: string): string[] {
  const changed = new Set([
    ...pathsOf('diff', '--name-only', '--no-renames', commit),
    ...pathsOf('ls-files', '--others', '--exclude-standard'),
  ])
  return [...changed].sort()
}

/** Files with changes that are not committed. */
export const uncommittedFiles = () => filesChangedSince(git(root, 'rev-parse', 'HEAD'))
