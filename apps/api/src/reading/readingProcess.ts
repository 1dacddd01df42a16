import { setPriority } from 'node:os'
import sharp from 'sharp'
import type { Task } from '../platform/uploads/Task'
import { type Answer, answerOf } from '../platform/uploads/wire'
import type { ReadingTasks } from '../ports/ReadingTasks'
import { perform } from './tasks'

// The service has priority.
setPriority(10)
sharp.cache(false)
sharp.concurrency(1)

const tell = (answer: Answer) => void process.send?.(answer)

/**
 * Limits at which it ends itself: CPU time per file, and resident memory, because pictures are outside of the
 * heap.
 */
const [mostMilliseconds = 0, mostBytes = 0] = process.argv.slice(2).map(Number)
let before = process.cpuUsage()

function watch(): void {
  const { user, system } = process.cpuUsage(before)
  if (user + system > mostMilliseconds * 1000 || process.memoryUsage.rss() > mostBytes)
    process.kill(process.pid, 'SIGKILL')
}

process.once('message', () => setInterval(watch, 20))
process.on('message', (task: Task<ReadingTasks>) => {
  before = process.cpuUsage()
  perform(task).then(
    (made) => tell({ kind: 'made', made }),
    (error) => tell(answerOf(error)),
  )
})
// The service has ended.
process.on('disconnect', () => process.exit(0))
tell({ kind: 'ready' })
