import { writeSync } from 'node:fs'

/**
 * Another process has taken the directory, so anything this one still writes or answers is wrong. Ends the whole
 * process, from any thread.
 */
export function endAtOnce(): never {
  try {
    writeSync(2, `${JSON.stringify({ at: new Date().toISOString(), level: 'error', event: 'lockLost' })}\n`)
  } finally {
    process.kill(process.pid, 'SIGKILL')
  }
  throw new Error('The lock of the data directory is lost.')
}
