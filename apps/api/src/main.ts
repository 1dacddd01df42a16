import { setFlagsFromString } from 'node:v8'
import { describeError } from './platform/process/describeError'
import { StartFailure } from './platform/process/StartFailure'
import { writeLog } from './platform/process/writeLog'
import { readConfiguration } from './start/readConfiguration'
import { type RunningService, startService } from './start/startService'

// Data that passes through during uploads and downloads counts as heap growth until it is collected. With
// V8's default limit, a tenth above the live data, a gigabyte takes about 300 full collections; at three
// times the live data, one.
setFlagsFromString('--heap-growing-percent=200')

const starting = run()
starting.catch(fail)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
// The parent process that kept a channel open has ended.
process.once('disconnect', end)

async function run(): Promise<RunningService> {
  const service = await startService(readConfiguration(process.env))
  console.info(service.greeting)
  return service
}

let isEnding = false
/** In milliseconds; after that, the sender of the signal would use force. */
const longestEnd = 40_000

function end(): void {
  if (isEnding) return
  isEnding = true
  setTimeout(() => fail(new Error('It did not end in time.')), longestEnd).unref()
  starting
    .then((service) => service.stop())
    .then(
      () => process.exit(0),
      (error) => fail(error),
    )
}

function fail(error: unknown): never {
  if (error instanceof StartFailure) console.error(error.message)
  else writeLog({ level: 'error', event: isEnding ? 'stopFailed' : 'startFailed', ...describeError(error) })
  process.exit(1)
}
