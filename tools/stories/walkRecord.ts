import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../shared/root.ts'
import type { Language, Story } from './listStories.ts'

/** Where the last walk is recorded. */
const walkFile = join(root, 'node_modules/.cache/atrium/walk/walk.json')

/** The last result of each story. A walk of some stories renews only theirs. */
export interface WalkRecord {
  /** Hash of the last walk's commit, with `+` if there were uncommitted changes. */
  readonly commit: string
  /** When the last walk ended, in ISO 8601. */
  readonly at: string
  readonly stories: Readonly<Record<string, StoryResult>>
}

interface StoryResult {
  readonly status: 'passed' | 'failed'
  /** The time until its play function and the checks had finished, in its slowest run. */
  readonly milliseconds: number
  readonly problems: readonly string[]
  /** Its own commit, if it wasn't part of the last walk. */
  readonly commit?: string
}

/** The result of one run of a story. */
export interface Run {
  readonly id: string
  readonly locale: Language
  readonly milliseconds: number
  readonly problems: readonly string[]
}

interface Walk {
  readonly commit: string
  readonly at: string
  /** Each run's last attempt. */
  readonly runs: readonly Run[]
  /** All stories there are; others are removed from the record. */
  readonly stories: readonly Story[]
  readonly languagesOf: (story: Story) => readonly (Language | undefined)[]
}

/**
 * The record after a walk. A story fails if any of its runs failed, and passes if runs in all of its languages
 * passed. Otherwise its earlier result remains.
 */
export function recordWalk(
  earlier: WalkRecord | undefined,
  { commit, at, runs, stories, languagesOf }: Walk,
): WalkRecord {
  const byStory = new Map<string, Run[]>()
  for (const run of runs) byStory.set(run.id, [...(byStory.get(run.id) ?? []), run])
  const results = stories.flatMap((story) => {
    const own = byStory.get(story.id) ?? []
    const wanted = languagesOf(story).filter((language) => language !== undefined)
    const now = resultOf(own, wanted)
    const before = earlier?.stories[story.id]
    if (now) return [[story.id, now] as const]
    return earlier && before ? [[story.id, withCommit(before, earlier.commit, commit)] as const] : []
  })
  return { commit, at, stories: Object.fromEntries(results) }
}

function resultOf(runs: readonly Run[], languages: readonly Language[]): StoryResult | undefined {
  const problems = runs.flatMap((run) => run.problems.map((problem) => `${run.locale}: ${problem}`))
  const milliseconds = Math.max(0, ...runs.map((run) => run.milliseconds))
  if (problems.length > 0) return { status: 'failed', milliseconds, problems: [...new Set(problems)] }
  const areAll = languages.every((language) => runs.some(({ locale }) => locale === language))
  return areAll ? { status: 'passed', milliseconds, problems } : undefined
}

function withCommit(result: StoryResult, earlier: string, now: string): StoryResult {
  const { commit = earlier, ...rest } = result
  return commit === now ? rest : { ...rest, commit }
}

/** The recorded walk, if there was one. A damaged record counts as none. */
export function readWalk(): WalkRecord | undefined {
  if (!existsSync(walkFile)) return undefined
  try {
    return JSON.parse(readFileSync(walkFile, 'utf8'))
  } catch {
    return undefined
  }
}

/** Writes the record, also into the folder of the Storybook that was walked, where its pages read it. */
export function writeWalk(record: WalkRecord, storybook: string): void {
  mkdirSync(dirname(walkFile), { recursive: true })
  writeFileSync(walkFile, JSON.stringify(record))
  copyFileSync(walkFile, join(storybook, 'walk.json'))
}

/** The hash of the current commit, with `+` if there are uncommitted changes. */
export function currentCommit(): string {
  const git = (...words: readonly string[]) =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim()
  return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+')
}
