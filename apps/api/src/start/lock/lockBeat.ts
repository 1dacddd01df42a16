import { readFileSync, utimesSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { endAtOnce } from '../endAtOnce'

export interface LockBeat {
  readonly file: string
  readonly token: string
  /** Milliseconds. */
  readonly beat: number
}

const { file, token, beat }: LockBeat = workerData

/**
 * Touches the lock in a separate thread, however busy the service is, and ends the process if the lock is
 * lost.
 */
setInterval(() => {
  try {
    if (!readFileSync(file, 'utf8').includes(token)) endAtOnce()
    const now = new Date()
    utimesSync(file, now, now)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') endAtOnce()
    // A temporary failure (no free descriptor) may be gone at the next beat.
  }
}, beat)
