import { readFileSync, utimesSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { endAtOnce } from './endAtOnce'

export interface LockBeat {
  readonly file: string
  readonly token: string
  /** Milliseconds. */
  readonly beat: number
}

const { file, token, beat }: LockBeat = workerData

/** Touches the lock in a thread of its own, however long the service is busy, and ends it when the lock is lost. */
setInterval(() => {
  try {
    if (!readFileSync(file, 'utf8').includes(token)) endAtOnce()
    const now = new Date()
    utimesSync(file, now, now)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') endAtOnce()
    // What can't be read now (no free descriptor) may be at the next beat.
  }
}, beat)
