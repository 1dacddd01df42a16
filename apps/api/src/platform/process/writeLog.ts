import type { Log } from './Log'

/** One line of JSON for each event, on the error stream. */
export const writeLog: Log = (entry) => {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`)
}
