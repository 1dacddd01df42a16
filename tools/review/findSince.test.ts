import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findSince } from './findSince.ts'

let top: string
const now = new Date('2026-11-28T12:00:00Z')

/** A repository with a commit at noon of each of these days. */
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'since-'))
  git({}, 'init', '--quiet', '--initial-branch', 'main')
  for (const day of ['2026-11-10', '2026-11-20', '2026-11-27']) {
    const date = `${day}T12:00:00Z`
    const env = { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date }
    git(env, 'commit', '--quiet', '--allow-empty', '--message', `Work of ${day}`)
  }
})
afterAll(() => rmSync(top, { recursive: true }))

const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
const git = (env: Readonly<Record<string, string>>, ...args: string[]) =>
  execFileSync('git', [...who, ...args], { cwd: top, encoding: 'utf8', env: { ...process.env, ...env } })

const since = (words: string) => findSince(words, top, now).subject

it('finds a commit by a revision', () => {
  expect(since('HEAD~1')).toBe('Work of 2026-11-20')
  expect(findSince('main', top, now)).toMatchObject({
    hash: expect.stringMatching(/^[0-9a-f]{40}$/),
    date: expect.stringMatching(/^2026-11-27T12:00:00(Z|\+00:00)$/),
  })
})

it('finds the last commit before a day or a moment', () => {
  expect(since('2026-11-20')).toBe('Work of 2026-11-10')
  expect(since('2026-11-21')).toBe('Work of 2026-11-20')
  expect(since('2026-11-27T13:00Z')).toBe('Work of 2026-11-27')
})

it('reads words that mean a date', () => {
  // Git counts from the real time, so only the far past is certain.
  expect(() => since('900 weeks ago')).toThrow(
    'No commit of this branch is older than "900 weeks ago". The first one is of 2026-11-10.',
  )
})

describe('refuses, and says what to write instead,', () => {
  it.each(['nowhere', 'the blue one', '2026-13-45', '2026-02-30', '12', ''])('%j', (words) => {
    expect(() => since(words)).toThrow(
      `Git knows no commit "${words}", and it is not a date. Name a commit (`,
    )
  })

  it('a date in the future', () => {
    expect(() => since('2027-01-01')).toThrow('"2027-01-01" is in the future. Name a date that has passed.')
  })

  it('a date before the first commit', () => {
    expect(() => since('2026-11-01')).toThrow('The first one is of 2026-11-10.')
  })
})
