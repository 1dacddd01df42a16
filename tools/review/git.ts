import { execFileSync } from 'node:child_process'
import { root } from '../shared/root.ts'

/** The output of a Git command, without the last line break. Throws if it fails. */
export function git(top: string, ...args: readonly string[]): string {
  return execFileSync('git', args, {
    cwd: top,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).replace(/\n$/, '')
}

/** The same; undefined if the command fails. */
export function tryGit(top: string, ...args: readonly string[]): string | undefined {
  try {
    return git(top, ...args)
  } catch {
    return undefined
  }
}

/** The paths in the output of a Git command that takes `-z`. */
export const pathsOf = (command: string, ...args: readonly string[]): string[] =>
  git(root, command, '-z', ...args)
    .split('\0')
    .filter(Boolean)
