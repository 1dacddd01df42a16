import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { imports, ModuleGraph } from '../../tools/modules/ModuleGraph.ts'
import { root } from '../../tools/shared/root.ts'

/** The last commit that changed something. */
export interface Change {
  /** The first ten digits. */
  readonly commit: string
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly subject: string
}

/** Text of a file by its path from the root. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Our files by their paths from the root, including those that aren't in Git yet. */
export function listFiles(): readonly string[] {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps/portal')
  return listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)))
}

export const graphOf = (files: readonly string[]) => new ModuleGraph({ files, read })

/** The modules that a module loads, without those that are only named in types or strings. */
export const modulesOf = (graph: ModuleGraph, file: string): ReadonlySet<string> =>
  graph.closure(
    [file],
    imports.filter((kind) => kind !== 'type'),
  )

/** The last change of each component by its path from the root. Empty without a history, as in a shallow clone. */
export function lastChanges(): ReadonlyMap<string, Change> {
  const changes = new Map<string, Change>()
  let change: Change | undefined
  const log = git(
    'log',
    '--no-renames',
    '--format=%x00%h%x00%cs%x00%s',
    '--abbrev=10',
    '--name-only',
    '--',
    '*.tsx',
  )
  for (const line of log.split('\n')) {
    const [, commit, date, subject] = line.split('\0')
    if (commit && date && subject !== undefined) change = { commit, date, subject }
    else if (line !== '' && change && !changes.has(line)) changes.set(line, change)
  }
  return changes
}

/** The commit of the working directory; undefined outside of a repository. */
export function currentChange(): Change | undefined {
  const [commit, date, subject] = git('log', '-1', '--format=%h%x00%cs%x00%s', '--abbrev=10').split('\0')
  return commit && date && subject !== undefined ? { commit, date, subject: subject.trim() } : undefined
}

function git(...words: readonly string[]): string {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
}
