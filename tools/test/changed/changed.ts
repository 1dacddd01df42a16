import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ModuleGraph } from '../../modules/ModuleGraph.ts'
import { root } from '../../shared/root.ts'
import { listProjects } from './listProjects.ts'
import { type Projects, type Selection, select } from './select.ts'
import { readVisits } from './visits.ts'

/**
 * Runs the tests that the changes since the merge base with main, committed or not, can affect. Prints the
 * selection and the reasons.
 */
export async function selectChanged(base = mergeBase()): Promise<Selection[]> {
  const changed = changedSince(base)
  console.info(`${changed.length} changed files since ${base.slice(0, 8)}`)
  if (changed.length === 0) return []
  const files = git('ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(join(root, file)),
  )
  const known = new Set(files)
  const graph = new ModuleGraph({
    files,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    gone: changed.filter((file) => !known.has(file)),
  })
  const projects = await projectsByStep()
  const selections = select({ graph, changed, projects, visits: readVisits() })
  for (const { step, files: chosen, wholeBecause } of selections) {
    if (wholeBecause) console.info(`  ${step}: everything, because of ${wholeBecause}`)
    else if (chosen.length > 0)
      console.info(
        `  ${step}: ${chosen.length} ${chosen.slice(0, 6).join(' ')}${chosen.length > 6 ? ' …' : ''}`,
      )
  }
  return selections.filter(({ files: chosen }) => chosen.length > 0)
}

function changedSince(base: string): string[] {
  const changed = new Set([
    ...git('diff', '--name-only', '--no-renames', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ])
  return [...changed].sort()
}

function mergeBase(): string {
  for (const main of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { cwd: root, encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  throw new Error(
    'There is no branch main to compare with. Run git fetch origin main, or npm test for everything.',
  )
}

/** The paths in the output of a git command. */
const git = (command: string, ...args: readonly string[]): string[] =>
  execFileSync('git', [command, '-z', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter(Boolean)

async function projectsByStep(): Promise<Projects> {
  const embedded = await listProjects('embedded')
  const { service: postgres } = await listProjects('postgres')
  const { unit, service, journeys, embed, stories } = embedded
  if (!unit || !service || !postgres || !journeys || !embed || !stories) {
    throw new Error(
      `vitest.config.ts has the projects ${Object.keys(embedded).join(', ')}. Name the steps after them.`,
    )
  }
  return { unit, service, postgres, journeys, embed, stories }
}
