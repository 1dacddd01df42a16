import { writeSync } from 'node:fs'

/**
 * Another process has the directory now: whatever this one would still write or answer is wrong. Nothing of it runs
 * on, from whichever thread this is called.
 */
export function endAtOnce(): never {
  try {
    writeSync(2, `${JSON.stringify({ at: new Date().toISOString(), level: 'error', event: 'lockLost' })}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
  throw new Error('The lock of the data directory is lost.')
}
