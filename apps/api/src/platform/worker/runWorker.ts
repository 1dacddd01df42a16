import type { Database } from '../database/Connection'
import { repeatedly } from '../process/repeatedly'

export interface Worker {
  /** Resolves when nothing is in progress. */
  stop(): Promise<void>
}

interface WorkerOptions {
  readonly database: Pick<Database, 'listen'>
  /** Notifications on it, from any process, begin the work at once. */
  readonly channel: string
  /** Called before the first step after a pause, for work that time makes due. */
  readonly begin?: () => Promise<void>
  /** One step that never fails. Returns whether there may be more. */
  readonly step: () => Promise<boolean>
  /** Milliseconds between looks, for work whose notification was lost with a connection. */
  readonly pause: number
}

/** Works until stopped; any number of processes may run it. */
export async function runWorker({ database, channel, begin, step, pause }: WorkerOptions): Promise<Worker> {
  let isStopped = false
  const work = repeatedly(async () => {
    await begin?.()
    while (!isStopped && (await step()));
  }, pause)
  const listening = await database.listen(channel, { hear: work.hurry, missed: work.hurry })
  work.hurry()
  return {
    async stop() {
      isStopped = true
      await listening.end()
      await work.stop()
    },
  }
}
