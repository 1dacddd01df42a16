import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Log } from '../process/Log'
import { GivenUp, type Reading } from './Reading'
import type { Made, Task, Tasks } from './Task'
import { type Answer, madeOf } from './wire'

interface Settings {
  /** CPU time per file in milliseconds. Default: 10,000. */
  readonly mostMilliseconds?: number
  /**
   * Total time per file in milliseconds, on a busy machine or if the process can't measure itself. Default:
   * 60,000.
   */
  readonly longestMilliseconds?: number
  /** Resident memory of the process in bytes. Default: 320 MiB; an idle process uses a quarter of that. */
  readonly mostBytes?: number
  /** Idle time in milliseconds after which the process ends. Default: 30,000. */
  readonly idleMilliseconds?: number
}

/**
 * Reads in a separate process, which runs while there is something to read and is killed if it takes too
 * much.
 *
 * @param entry of that process, as source or compiled; it performs one task after another
 */
export function readApart<T extends Tasks>(
  entry: URL,
  log: Log,
  {
    mostMilliseconds = 10_000,
    longestMilliseconds = 60_000,
    mostBytes = 320 * 1024 * 1024,
    idleMilliseconds = 30_000,
  }: Settings = {},
): Reading<T> {
  let running: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const end = () => running?.kill('SIGKILL')

  async function started(): Promise<ChildProcess> {
    clearTimeout(idle)
    if (running?.connected) return running
    const child = startProcess(entry, [mostMilliseconds, mostBytes])
    running = child
    child.once('exit', () => {
      if (running === child) running = undefined
    })
    await nextAnswer(child).catch((cause) => {
      throw new Error('The process that reads files could not be started.', { cause })
    })
    return child
  }

  return {
    async read<N extends keyof T>(task: Task<T, N>): Promise<Made<T, N>> {
      const child = await started()
      const timer = setTimeout(end, longestMilliseconds)
      try {
        child.send(task)
        return madeOf(await nextAnswer(child)) as Made<T, N>
      } catch (error) {
        if (error instanceof GivenUp)
          log({ level: 'warning', event: 'uploadGivenUp', task: String(task.name) })
        throw error
      } finally {
        clearTimeout(timer)
        idle = setTimeout(end, idleMilliseconds).unref()
      }
    },
    close: end,
  }
}

function startProcess(entry: URL, limits: readonly number[]): ChildProcess {
  const isSource = entry.pathname.endsWith('.ts')
  const child = fork(fileURLToPath(entry), limits.map(String), {
    execArgv: [...(isSource ? ['--conditions=@atrium/source', '--import', 'tsx'] : []), heap],
    // No variables of ours, so no secret. One thread besides JavaScript's own, and memory is returned at
    // once.
    env: { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  // Neither the process nor its channel keeps the service alive.
  child.unref()
  child.channel?.unref()
  return child
}

/** Megabytes for JavaScript objects, such as a spreadsheet; pictures are outside of it. */
const heap = '--max-old-space-size=160'

async function nextAnswer(child: ChildProcess): Promise<Answer> {
  const stop = new AbortController()
  const { signal } = stop
  try {
    const gone = once(child, 'exit', { signal }).then(() => {
      throw new GivenUp()
    })
    const [answer] = await Promise.race([once(child, 'message', { signal }), gone])
    return answer
  } finally {
    stop.abort()
  }
}
