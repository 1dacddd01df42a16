import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/**
 * Distinguishes a process from a later one with the same number, by its start time. Undefined: not running.
 * Empty: running, but this system doesn't tell the time.
 */
export function processIdentity(pid: number): string | undefined {
  if (!isRunning(pid)) return undefined
  if (process.platform === 'linux') return linuxIdentity(pid)
  return process.platform === 'win32' ? '' : portableIdentity(pid)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

function linuxIdentity(pid: number): string | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may contain spaces and parentheses, so fields are counted after its end.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ')
    const isDead = fields[0] === 'Z' || fields[0] === 'X'
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return isDead ? undefined : `${boot}/${fields[19]}`
  } catch {
    return ''
  }
}

function portableIdentity(pid: number): string {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
