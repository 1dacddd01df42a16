import type { Made, Task, Tasks } from './Task'

/** Where files are read, one at a time. */
export interface Reading<T extends Tasks> {
  /**
   * @throws Refusal as the task says
   * @throws GivenUp when it took more time or memory than any honest file needs
   */
  read<N extends keyof T>(task: Task<T, N>): Promise<Made<T, N>>
  close(): void
}

/** A file was given up: reading it took too much. What was made for it is gone. */
export class GivenUp extends Error {
  constructor() {
    super('Reading a file took too much time or memory.')
    this.name = 'GivenUp'
  }
}
