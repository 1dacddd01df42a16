import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { commandOf, root } from '../shared/root.ts'
import { type Fingerprints, fingerprintsPath, parseFingerprints } from './fingerprints.ts'

/** Commits for which a Storybook and pictures are cached. */
const kept = 3

/**
 * The commit to compare with: where this branch left the main branch. On the main branch itself, the last
 * commit that changed fingerprints, because these show the stories at that time.
 */
export function commitBefore(top = root): string {
  const head = git(top, 'rev-parse', 'HEAD')
  for (const main of ['origin/HEAD', 'origin/main', 'main']) {
    const base = tryGit(top, 'merge-base', 'HEAD', main)
    if (base && base !== head) return base
  }
  return tryGit(top, 'log', '-1', '--format=%H', '--', fingerprintsPath) || head
}

/** The full hash of a revision in Git's notation, such as `HEAD~2`. Throws if there is none. */
export function resolveCommit(words: string, top = root): string {
  const commit = tryGit(top, 'rev-parse', '--verify', '--end-of-options', `${words}^{commit}`)
  if (!commit) throw new Error(`Git knows no commit ${words}.`)
  return commit
}

/** The fingerprints of a commit; an empty list for commits from before they existed. */
export function fingerprintsAt(commit: string, top = root): Fingerprints {
  const listed = tryGit(top, 'ls-tree', '--name-only', `${commit}:${fingerprintsPath}`) ?? ''
  const names = listed.split('\n').filter(Boolean)
  return parseFingerprints(
    new Map(names.map((name) => [name, git(top, 'show', `${commit}:${fingerprintsPath}/${name}`)])),
  )
}

/** The cache of a commit; the least recently used ones are removed. */
export function cacheOf(commit: string): string {
  const all = join(root, 'node_modules/.cache/atrium/pixels')
  const folder = join(all, commit)
  mkdirSync(folder, { recursive: true })
  const now = new Date()
  utimesSync(folder, now, now)
  const oldest = readdirSync(all)
    .map((name) => ({ path: join(all, name), usedAt: statSync(join(all, name)).mtimeMs }))
    .sort((one, other) => other.usedAt - one.usedAt)
  for (const { path } of oldest.slice(kept)) rmSync(path, { recursive: true, force: true })
  return folder
}

/** Builds the static Storybook of a commit in a worktree of its own, unless it is cached. Returns its folder. */
export function buildStorybookOf(commit: string): string {
  const folder = join(cacheOf(commit), 'storybook')
  if (existsSync(folder)) return folder
  console.info(`Building the Storybook of ${commit.slice(0, 10)} …`)
  const tree = mkdtempSync(join(tmpdir(), 'atrium-before-'))
  try {
    git(root, 'worktree', 'add', '--detach', tree, commit)
    installInto(tree)
    // Built under another name until it is complete.
    const unfinished = `${folder}.${process.pid}`
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      // Its own Storybook: another version doesn't find its add-ons.
      [
        join(tree, relative(root, commandOf('storybook'))),
        'build',
        '--quiet',
        '--disable-telemetry',
        '--output-dir',
        unfinished,
      ],
      { cwd: tree, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
    )
    if (status !== 0) {
      rmSync(unfinished, { recursive: true, force: true })
      const log = `${folder}.log`
      writeFileSync(log, stripVTControlCharacters(`${stdout}\n${stderr}`))
      throw new Error(`Its output is in ${relative(root, log)}`)
    }
    renameSync(unfinished, folder)
    return folder
  } finally {
    rmSync(tree, { recursive: true, force: true })
    git(root, 'worktree', 'prune')
  }
}

/** Gives a worktree our installed packages if they include all of its own in the same versions, else installs its own. */
function installInto(tree: string): void {
  const ours = packagesIn(root)
  if ([...packagesIn(tree)].every(([path, version]) => ours.get(path) === version)) linkPackages(tree)
  else {
    console.info('Its packages are others: they are installed first.')
    // Without install scripts, which Storybook doesn't need. This process may run with NODE_ENV=production, which would
    // leave Storybook out.
    execFileSync('npm', ['ci', '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: tree,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  }
}

/** The packages in a lockfile by path, each with what identifies its contents. */
function packagesIn(tree: string): Map<string, string> {
  const { packages }: { packages: Readonly<Record<string, Package>> } = JSON.parse(
    readFileSync(join(tree, 'package-lock.json'), 'utf8'),
  )
  return new Map(
    Object.entries(packages)
      .filter(([path]) => path.includes('node_modules/'))
      .map(([path, { version, resolved, integrity }]) => [path, `${version} ${resolved} ${integrity}`]),
  )
}

interface Package {
  readonly version?: string
  readonly resolved?: string
  readonly integrity?: string
}

/** Links each package separately: links to workspaces lead into the worktree, where Storybook keeps a cache too. */
function linkPackages(tree: string): void {
  const modules = join(tree, 'node_modules')
  mkdirSync(join(modules, '@atrium'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@atrium' || name === '.cache' || name.startsWith('.vite')) continue
    symlinkSync(join(root, 'node_modules', name), join(modules, name))
  }
  const workspaces = join(root, 'node_modules/@atrium')
  for (const name of readdirSync(workspaces)) {
    symlinkSync(readlinkSync(join(workspaces, name)), join(modules, '@atrium', name))
  }
  for (const folder of ['packages', 'apps']) {
    for (const name of readdirSync(join(tree, folder))) {
      const own = join(root, folder, name, 'node_modules')
      if (existsSync(own)) symlinkSync(own, join(tree, folder, name, 'node_modules'))
    }
  }
}

function git(top: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()
}

function tryGit(top: string, ...args: readonly string[]): string | undefined {
  try {
    return git(top, ...args)
  } catch {
    return undefined
  }
}
