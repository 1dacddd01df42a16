import { setFlagsFromString } from 'node:v8'
import { describeError } from './platform/process/describeError'
import { StartFailure } from './platform/process/StartFailure'
import { writeLog } from './platform/process/writeLog'
import { readConfiguration } from './start/readConfiguration'
import { type RunningService, startService } from './start/startService'

// What passes through while files go up and down counts as growth of the heap until it is collected. At V8's own
// limit, a tenth above what is alive, a gigabyte takes some 300 collections of the whole heap; at three times that, one.
setFlagsFromString('--heap-growing-percent=200')

const starting = run()
starting.catch(fail)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
// Whoever started us and keeps a channel open has gone.
process.once('disconnect', end)

async function run(): Promise<RunningService> {
  const service = await startService(readConfiguration(process.env))
  console.info(service.greeting)
  return service
}

let isEnding = false
/** In milliseconds; whoever sent the signal would use force then. */
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
