import { root } from '../shared/root.ts'
import { git, tryGit } from './git.ts'

export interface Commit {
  /** The full hash. */
  readonly hash: string
  /** When it was committed, in ISO 8601 with its time zone. */
  readonly date: string
  readonly subject: string
}

/**
 * The commit that a reviewer names: by a revision in Git's notation (`a3f1c22`, `HEAD~20`), or by a date
 * (`2026-11-20`, `last week`), which means the last commit of the current branch before it. Throws an error that says
 * what to write instead.
 */
export function findSince(words: string, top = root, now = new Date()): Commit {
  const hash = tryGit(top, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${words}^{commit}`)
  if (hash) return commitOf(hash, top)
  const moment = readDate(words, top)
  if (moment === undefined)
    throw new Error(
      `Git knows no commit "${words}", and it is not a date. Name a commit (a3f1c22, main, HEAD~20) or a date (2026-11-20, yesterday, "last week", "3 days ago"). In a shallow clone, run git fetch --unshallow first.`,
    )
  if (moment > now) throw new Error(`"${words}" is in the future. Name a date that has passed.`)
  const last = git(top, 'log', '-1', '--format=%H', `--before=${moment.toISOString()}`, 'HEAD')
  if (last) return commitOf(last, top)
  const [first = ''] = git(top, 'log', '--reverse', '--format=%cs', 'HEAD').split('\n')
  throw new Error(`No commit of this branch is older than "${words}". The first one is of ${first}.`)
}

export function commitOf(revision: string, top = root): Commit {
  const [hash = '', date = '', subject = ''] = git(
    top,
    'show',
    '--no-patch',
    '--format=%H%x00%cI%x00%s',
    revision,
  ).split('\0')
  return { hash, date, subject }
}

/** A date as people write it; undefined for other words. A day without a time is its beginning. */
function readDate(words: string, top: string): Date | undefined {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(words)?.[0]
  if (day !== undefined) {
    const moment = new Date(words === day ? `${day}T00:00` : words)
    const isReal = !Number.isNaN(moment.getTime()) && isDay(day)
    return isReal ? moment : undefined
  }
  // Git reads any words as a date, and takes the current moment for those it doesn't know.
  if (!words.split(/[\s.]+/).every((word) => dateWord.test(word)) || !/[a-z]/i.test(words)) return undefined
  const seconds = /\d+/.exec(git(top, 'rev-parse', `--since=${words}`))?.[0]
  return seconds === undefined ? undefined : new Date(Number(seconds) * 1000)
}

/** JavaScript reads 30 February as 2 March. */
const isDay = (day: string) => {
  const read = new Date(`${day}T00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

const dateWord =
  /^(?:\d{1,4}(?:st|nd|rd|th)?|\d{1,2}:\d{2}|a|ago|last|at|noon|midnight|today|yesterday|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*|(?:second|minute|hour|day|week|month|year)s?|one|two|three|four|five|six|seven|eight|nine|ten|[ap]m)$/i
