import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
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

export interface Repository {
  /** Paths of our files from the root, including those that aren't in Git yet. */
  readonly files: readonly string[]
  /** The last change of each component by its path. Empty without a history. */
  readonly changes: ReadonlyMap<string, Change>
  readonly read: (file: string) => string
  /** The modules that a module loads, without those that are only named in types or strings. */
  readonly modulesOf: (file: string) => ReadonlySet<string>
}

export function openRepository(): Repository {
  const files = listFiles()
  const graph = new ModuleGraph({
    files: files.filter((file) => !/\.(?:test|stories)\.tsx?$/.test(file)),
    read,
  })
  const loaded = new Map<string, ReadonlySet<string>>()
  function modulesOf(file: string) {
    const known = loaded.get(file) ?? graph.closure([file], run)
    loaded.set(file, known)
    return known
  }
  return { files, changes: lastChanges(), read, modulesOf }
}

/** Edges between modules that run. */
const run = imports.filter((kind) => kind !== 'type')

function listFiles(): readonly string[] {
  const listed = git('ls-files', '--cached', '--others', '--exclude-standard', ...folders).split('\n')
  const found = listed.length > 1 ? listed : folders.flatMap(filesBelow)
  return found.filter((file) => file !== '' && existsSync(join(root, file)))
}

const folders = ['packages', 'apps/portal']

/** Outside of a repository, such as in an archive of the sources. */
const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.split(sep).join('/')}`)
    .filter((file) => /\.\w+$/.test(file) && !/\/(?:node_modules|dist|\.cache)\//.test(file))

function lastChanges(): ReadonlyMap<string, Change> {
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
