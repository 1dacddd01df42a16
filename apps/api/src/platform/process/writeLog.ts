import type { Log } from './Log'

/** Writes one line of JSON per event to standard error. */
export const writeLog: Log = (entry) => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
}
