import { readSheet } from '../features/invitations/sheet/readSheet'
import { readImage } from '../platform/objects/readImage'
import type { Made, Task } from '../platform/uploads/Task'
import type { ReadingTasks } from '../ports/ReadingTasks'

const tasks: {
  readonly [N in keyof ReadingTasks]: (
    ...given: Parameters<ReadingTasks[N]>
  ) => Promise<Made<ReadingTasks, N>>
} = { readImage, readSheet }

/** Runs a task in this process. */
export const perform = <N extends keyof ReadingTasks>({
  name,
  given,
}: Task<ReadingTasks, N>): Promise<Made<ReadingTasks, N>> => tasks[name](...given)
