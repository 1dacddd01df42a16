import { fingerprintsPath } from '../../pixels/fingerprints.ts'
import { root } from '../../shared/root.ts'
import { git, pathsOf } from '../git.ts'

/** The time between two commits that changed fingerprints. */
export interface Step {
  /** Pictures whose fingerprints changed at its end; undefined for uncommitted work, which has no fingerprints. */
  readonly names: ReadonlySet<string> | undefined
  /** Files that changed in it. */
  readonly files: ReadonlySet<string>
}

/** The steps from a commit to the working tree. */
export function readSteps(since: string, uncommitted: readonly string[]): Step[] {
  const ends = git(root, 'log', '--reverse', '--format=%H', `${since}..HEAD`, '--', fingerprintsPath)
    .split('\n')
    .filter(Boolean)
  const steps = ends.map((end, at): Step => {
    const start = ends[at - 1] ?? since
    const lines = git(root, 'diff', '--unified=0', '--no-renames', start, end, '--', fingerprintsPath)
    return {
      names: new Set([...lines.matchAll(/^[+-]([\w.-]+) \d+x\d+ /gm)].map(([, name = '']) => name)),
      files: new Set(pathsOf('diff', '--name-only', '--no-renames', start, end)),
    }
  })
  return uncommitted.length > 0 ? [...steps, { names: undefined, files: new Set(uncommitted) }] : steps
}

/**
 * Those of the files that changed while one of the pictures did: a file that changed in another week is no cause. All
 * of the files if that leaves none.
 * @param names the pictures of a story
 */
export function narrow(
  files: ReadonlySet<string>,
  names: readonly string[],
  steps: readonly Step[],
): ReadonlySet<string> {
  const own = steps.filter((step) => !step.names || names.some((name) => step.names?.has(name)))
  const some = [...files].filter((file) => own.some((step) => step.files.has(file)))
  return some.length > 0 ? new Set(some) : files
}
