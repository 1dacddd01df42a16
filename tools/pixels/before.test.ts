import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { commitBefore, fingerprintsAt, resolveCommit } from './before.ts'
import { fingerprintsPath, writeFingerprints } from './fingerprints.ts'

let top: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'repository-'))
  git('init', '--quiet', '--initial-branch', 'main')
})
afterEach(() => rmSync(top, { recursive: true }))

const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
const git = (...args: string[]) =>
  execFileSync('git', [...who, ...args], { cwd: top, encoding: 'utf8' }).trim()

/** Commits a file with this content, and returns the commit. */
function commit(file: string, content: string): string {
  mkdirSync(join(top, file, '..'), { recursive: true })
  writeFileSync(join(top, file), content)
  git('add', '.')
  git('commit', '--quiet', '--message', content)
  return git('rev-parse', 'HEAD')
}

it('compares a branch with the commit where it left main', () => {
  const left = commit('a', 'one')
  git('checkout', '--quiet', '-b', 'branch')
  commit('b', 'two')
  git('checkout', '--quiet', 'main')
  commit('c', 'three')
  git('checkout', '--quiet', 'branch')
  expect(commitBefore(top)).toBe(left)
})

it('compares main with the last commit that kept fingerprints', () => {
  const accepted = commit(`${fingerprintsPath}/ui.txt`, 'one')
  commit('a', 'two')
  expect(commitBefore(top)).toBe(accepted)
})

it('compares with HEAD if no fingerprints were ever kept', () => {
  const one = commit('a', 'one')
  expect(commitBefore(top)).toBe(one)
})

it('reads the fingerprints of a commit, not those of the working tree', () => {
  const before = commit('a', 'one')
  const fingerprint = { width: 10, height: 10, hash: '0'.repeat(20), sketch: Buffer.alloc(2) }
  const pictures = new Map([['ui-a--b', fingerprint]])
  writeFingerprints(join(top, fingerprintsPath), { chromium: '147.0', pictures })
  const after = commit('b', 'two')
  writeFingerprints(join(top, fingerprintsPath), { chromium: '148.0', pictures: new Map() })
  expect(fingerprintsAt(after, top)).toEqual({ chromium: '147.0', pictures })
  expect(fingerprintsAt(before, top).pictures.size).toBe(0)
})

it("refuses a commit that doesn't exist", () => {
  const one = commit('a', 'one')
  expect(resolveCommit('HEAD', top)).toBe(one)
  expect(() => resolveCommit('nowhere', top)).toThrow('Git knows no commit nowhere.')
})
